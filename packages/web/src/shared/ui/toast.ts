export type ToastKind = 'success' | 'error' | 'info';

/** The action of a toast, mostly an undo. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastMessage {
  id: number;
  kind: ToastKind;
  title: string;
  description?: string;
  action?: ToastAction;
}

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const update = (next: readonly ToastMessage[]): void => {
  messages = next;
  for (const listener of listeners) listener();
};

export const getToasts = (): readonly ToastMessage[] => messages;

export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const closeToast = (id: number): void => update(messages.filter((message) => message.id !== id));

const show =
  (kind: ToastKind) =>
  (title: string, description?: string, action?: ToastAction): void => {
    lastId += 1;
    update([
      ...messages,
      { id: lastId, kind, title, ...(description ? { description } : {}), ...(action ? { action } : {}) },
    ]);
  };

/**
 * Only for results that are not visible on the page. Usable outside React too: a background save has no
 * component.
 */
export const toast = { success: show('success'), error: show('error'), info: show('info') };
