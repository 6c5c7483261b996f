import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxClient } from '@famiglia/sandbox/client';
import type { ClickBody, InteractionAnswer } from '@famiglia/sandbox/sandbox-types';

interface Leading {
  people: SandboxClient;
  leaderId: string;
  messageId: string;
  eventId: string;
}

const hasMessage = ({ message }: InteractionAnswer): boolean => message !== null;

/** A leader with the menu open, who retries until there is an answer: in a storm it may be late. */
export const openLeaderMenu = async ({ people, leaderId: user_id, messageId, eventId }: Leading) => {
  const times: number[] = [];
  const timed = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const began = performance.now();
    return answer.finally(() => times.push(performance.now() - began));
  };
  const press = async (
    body: Omit<ClickBody, 'user_id'>,
    fits: (answer: InteractionAnswer) => boolean,
  ): Promise<InteractionAnswer> => {
    for (;;) {
      const answer = await timed(people.click({ ...body, user_id }));
      if (fits(answer)) return answer;
      await sleep(100);
    }
  };
  const opened = await press({ message_id: messageId, custom_id: `mp:manage:${eventId}` }, hasMessage);
  const menu = { message_id: opened.message?.id ?? '' };

  return {
    /** How long each answer took. */
    times,
    changeSlots: async (slots: number): Promise<void> => {
      const form = await press({ ...menu, custom_id: `mp:slots:${eventId}` }, ({ modal }) => modal !== null);
      const { interaction_id } = form;
      await timed(people.submitModal({ interaction_id, user_id, fields: { slots: String(slots) } }));
    },
    /** The button exists once this person has signed up. */
    pin: async (userId: string): Promise<void> => {
      const custom_id = `mp:lead:${eventId}:${userId}:pin_in`;
      await press({ ...menu, custom_id: `mp:person:${eventId}`, values: [userId] }, ({ message }) =>
        JSON.stringify(message?.components ?? []).includes(custom_id),
      );
      await timed(people.click({ ...menu, custom_id, user_id }));
    },
  };
};
