import { lazyDialog } from '../code/lazy-dialog.tsx';

/** The key of its code. A page on which a dialog is mounted only when it opens loads it ahead by this. */
export const DIALOG = 'dialog';

/** What opens over a page. Its window is not needed to show the page, so it is loaded later. */
export const Dialog = lazyDialog(DIALOG, async () => (await import('./dialog-window.tsx')).DialogWindow);
