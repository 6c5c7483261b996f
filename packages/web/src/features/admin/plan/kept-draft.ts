/** What was typed into a dialog before its author had to sign in again. It outlives the page, not the tab. */
const KEY = 'admin-draft';

export const keepDraft = (name: string, draft: object): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, draft }));
  } catch {
    // A private window without storage: the form will be empty, and nothing worse.
  }
};

/** The kept draft of this form, once. */
export const takeDraft = (name: string): object | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { name: string; draft: object } | null;
    return kept?.name === name ? kept.draft : null;
  } catch {
    return null;
  }
};

export const dropDraft = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
};
