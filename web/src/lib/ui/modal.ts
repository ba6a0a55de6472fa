/** A dialog over everything else: shown and closed by what is bound to it. */

import type { Attachment } from 'svelte/attachments';

/** Escape closes it, and so does a click beside it, which is a click on the dialog itself. */
export function modal(open: boolean, close: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    if (open && !dialog.open) dialog.showModal();
    else if (!open && dialog.open) dialog.close();
    const beside = (event: Event): void => {
      if (event.target === dialog) close();
    };
    dialog.addEventListener('close', close);
    dialog.addEventListener('click', beside);
    return () => {
      dialog.removeEventListener('close', close);
      dialog.removeEventListener('click', beside);
    };
  };
}
