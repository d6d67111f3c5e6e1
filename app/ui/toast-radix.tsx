import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { UI } from '#content/rahmen/ui.ts'
import { Icon } from './icon.tsx'
import { dismissToast, TOAST_DURATION, type Toast } from './toast.ts'
import { uncoverFocus } from './toast-focus.ts'
import { toastClose, toastPlace, toastSlab, toastText, toastTitle } from './toast-look.ts'

/* Follows the finger, slides out past the edge, or springs back; appears and goes without movement otherwise. */
const swipe =
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)'

export function RadixToast({ toast }: { toast: Toast }) {
  return (
    <Provider label={UI.meldung} duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50}>
      <Root
        ref={uncoverFocus}
        open={toast.open}
        onOpenChange={open => !open && dismissToast(toast.id)}
        className={`${toastSlab(toast)} [touch-action:pan-y] ${swipe}`}
      >
        <Title className={toastTitle}>{toast.title}</Title>
        {toast.description && <Description className={toastText}>{toast.description}</Description>}
        <Close aria-label={UI.schliessen} className={toastClose}>
          <Icon name="close" />
        </Close>
      </Root>
      <Viewport hotkey={['F8']} label={UI.meldungen} className={toastPlace} />
    </Provider>
  )
}
