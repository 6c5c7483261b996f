import type { SandboxClient } from '@famiglia/sandbox/client';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { people } from '../../support/people.ts';
import { expect } from '../../support/test.ts';

interface NewEvent {
  title: string;
  slots: string;
  start?: string;
}

/** An event created in Discord by the family's owner, and helpers for what members do with its message. */
export const planInDiscord = async ({ title, slots, start = 'завтра 20:00' }: NewEvent) => {
  const form = await people.command({
    guild_id: GUILDS.moretti,
    channel_id: MORETTI_CHANNELS.general,
    user_id: PEOPLE.owner,
    name: 'mp',
    subcommand: 'create',
  });
  await people.submitModal({
    interaction_id: form.interaction_id,
    user_id: PEOPLE.owner,
    fields: { title, slots, start, description: '' },
  });
  await expect.poll(() => findMessage(people, title)).toBeDefined();

  const message = async (): Promise<SandboxMessage> => {
    const found = await findMessage(people, title);
    if (found === undefined) throw new Error(`no message about ${title}`);
    return found;
  };
  return {
    /** Presses a button of the message as a member; returns the answer's text. */
    press: async (action: 'join' | 'leave' | 'late', userId: string): Promise<string> => {
      const { id, components } = await message();
      const custom_id = customIds(components).find((one) => one.startsWith(`mp:${action}:`));
      if (custom_id === undefined) throw new Error(`no ${action} under ${title}`);
      const answer = await people.click({ message_id: id, custom_id, user_id: userId });
      return answer.message?.content ?? '';
    },
    /** The current actions of its buttons. */
    buttons: async (): Promise<string[]> =>
      customIds((await message()).components).map((one) => one.split(':')[1] ?? ''),
    text: async (): Promise<string> => JSON.stringify((await message()).embeds),
  };
};

const findMessage = async (people: SandboxClient, title: string): Promise<SandboxMessage | undefined> =>
  (await people.messages(MORETTI_CHANNELS.events, { limit: 200 })).findLast(
    (message) => message.embeds[0]?.title === title,
  );

const customIds = (components: unknown): string[] =>
  [...JSON.stringify(components ?? []).matchAll(/"custom_id":"([^"]+)"/g)].map((match) => match[1] ?? '');
