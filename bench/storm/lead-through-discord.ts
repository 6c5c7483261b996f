import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxClient } from '@famiglia/sandbox/client';

interface Leading {
  people: SandboxClient;
  leaderId: string;
  messageId: string;
  eventId: string;
  /** The places there are, one after another. */
  slots: readonly number[];
  pinned: readonly string[];
  pauseMs: number;
}

/** A leader who changes the places while everybody clicks, and pins people as soon as they are in. */
export const leadThroughDiscord = async (leading: Leading): Promise<void> => {
  const { people, leaderId: user_id, messageId, eventId } = leading;
  const opened = await people.click({ message_id: messageId, custom_id: `mp:manage:${eventId}`, user_id });
  const menuId = opened.message?.id ?? '';
  const press = async (custom_id: string, values?: string[]) =>
    people.click({ message_id: menuId, custom_id, user_id, ...(values === undefined ? {} : { values }) });

  for (const slots of leading.slots) {
    await sleep(leading.pauseMs);
    const { interaction_id } = await press(`mp:slots:${eventId}`);
    await people.submitModal({ interaction_id, user_id, fields: { slots: String(slots) } });
  }
  for (const userId of leading.pinned) {
    const pin = `mp:lead:${eventId}:${userId}:pin_in`;
    for (;;) {
      const chosen = await press(`mp:person:${eventId}`, [userId]);
      // The button is there once this person has signed up.
      if (JSON.stringify(chosen.message?.components ?? []).includes(pin)) break;
      await sleep(50);
    }
    await press(pin);
  }
};
