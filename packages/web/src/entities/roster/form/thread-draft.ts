/** Whether those selected get a thread, as the form has it: empty if the guild's settings apply. */
export type ThreadChoice = '' | 'yes' | 'no';

export interface ThreadDraft {
  thread: ThreadChoice;
}

/** What is left out follows the settings. */
export const threadDraftOf = ({ thread }: { thread?: boolean | undefined }): ThreadDraft => {
  if (thread === undefined) return { thread: '' };
  return { thread: thread ? 'yes' : 'no' };
};

/** What is sent; what the settings decide is left out. */
export const threadRequestOf = ({ thread }: ThreadDraft) =>
  thread === '' ? {} : { thread: thread === 'yes' };
