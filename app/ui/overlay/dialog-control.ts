import type { MouseEvent } from 'react'

/*
 * Whether a dialog is open is known by the document alone: the element opens and closes itself, by
 * attributes, before and without hydration. Code and buttons address it by its id.
 */

function dialogOf(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : null
}

export function showDialog(id: string) {
  const dialog = dialogOf(id)
  if (dialog && !dialog.open) dialog.showModal()
}

export function closeDialog(id: string) {
  dialogOf(id)?.close()
}

/** Spread on a button: opens the dialog by its own attributes, by a handler in browsers that do not know them. */
export function opens(id: string) {
  return {
    commandfor: id,
    command: 'show-modal',
    'aria-haspopup': 'dialog',
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      // Safari does not focus a clicked button, and the focus would not return to it.
      event.currentTarget.focus()
      if (!('command' in HTMLButtonElement.prototype)) showDialog(id)
    },
  } as const
}

/** For browsers that do not know closedby: the others have closed it already. */
export function closeOnBackdrop({ target }: MouseEvent) {
  if (target instanceof HTMLDialogElement && !('closedBy' in HTMLDialogElement.prototype)) target.close()
}
