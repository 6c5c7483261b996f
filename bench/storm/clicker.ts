import type { Sandbox } from '@famiglia/sandbox/start-sandbox';

/** Presses the buttons of a roster's message, and measures how long each answer took. */
export const createClicker = (sandbox: Sandbox, messageId: string, eventId: string) => {
  const times: number[] = [];
  /** The answer was not the result of the click, or too late for Discord. */
  let unanswered = 0;
  return {
    click: async (userId: string, action: 'join' | 'leave'): Promise<void> => {
      const began = performance.now();
      const answer = await sandbox.click({
        message_id: messageId,
        custom_id: `mp:${action}:${eventId}`,
        user_id: userId,
      });
      times.push(performance.now() - began);
      if (!TOLD.test(answer.message?.content ?? '')) unanswered += 1;
    },
    results: () => ({ times, unanswered }),
  };
};

/** The place, or that they are off the list. */
const TOLD = /место \d+|снялись с записи/;
