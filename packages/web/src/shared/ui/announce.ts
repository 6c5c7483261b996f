export interface Announcement {
  /** Differs also if the same words are said again. */
  id: number;
  words: string;
}

let last: Announcement = { id: 0, words: '' };
const listeners = new Set<() => void>();

export const getAnnouncement = (): Announcement => last;

export const subscribeAnnouncements = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells a screen reader what everybody else sees on the page, such as that a dialog closed because it was saved. */
export const announce = (words: string): void => {
  last = { id: last.id + 1, words };
  for (const listener of listeners) listener();
};
