import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'

export type BubbleProps = { text: string; onClose: () => void; onEnter: () => void; onLeave: () => void }

/**
 * Placing, Escape, and closing on scroll. Its trigger is an empty span over the wrapped element: an element
 * that became a trigger only now would be created anew and lose the focus.
 */
export function RadixBubble({ text, onClose, onEnter, onLeave }: BubbleProps) {
  return (
    <Provider>
      <Root open onOpenChange={open => !open && onClose()}>
        <Trigger asChild>
          <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
        </Trigger>
        <Portal>
          <Content
            aria-hidden="true"
            sideOffset={8}
            collisionPadding={16}
            onPointerEnter={onEnter}
            onPointerLeave={onLeave}
            className="t1 z-50 max-w-72 border border-transparent bg-slab px-3 py-2 text-on-slab dark:border-edge"
          >
            {text}
          </Content>
        </Portal>
      </Root>
    </Provider>
  )
}
