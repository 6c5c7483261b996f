import { Toast } from '@base-ui/react/toast';

export type ToastKind = 'success' | 'error' | 'info';

/** Usable outside React too: a failed background save has no component to speak through. */
export const toastManager = Toast.createToastManager();

const show = (type: ToastKind) => (title: string, description?: string) =>
  toastManager.add({ type, title, description, priority: type === 'error' ? 'high' : 'low' });

/** Only for what cannot be seen in place. */
export const toast = { success: show('success'), error: show('error'), info: show('info') };
