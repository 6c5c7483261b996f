import { createSandboxClient } from '@famiglia/sandbox/client';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { expect } from '../../support/test.ts';

const MINUTE_MS = 60_000;

/** The next full minute: a result can be entered after the start, and the form has no seconds. */
const nextMinute = (): Date => new Date(Math.ceil((Date.now() + 15_000) / MINUTE_MS) * MINUTE_MS);

/** A capt created in Discord by the family's owner, and helpers for what people do there. */
export const planCapt = async (opponent: string) => {
  const people = createSandboxClient(process.env['SANDBOX_URL'] ?? '');
  const command = async (subcommand: string, options: Record<string, string | number>) =>
    people.command({
      guild_id: GUILDS.moretti,
      channel_id: MORETTI_CHANNELS.general,
      user_id: PEOPLE.owner,
      name: 'capt',
      subcommand,
      options,
    });
  const startsAt = nextMinute();
  const clock = new Intl.DateTimeFormat('ru', {
    timeZone: 'Europe/Moscow',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const form = await command('create', { side: 'attack' });
  await people.submitModal({
    interaction_id: form.interaction_id,
    user_id: PEOPLE.owner,
    fields: { opponent, territory: 'Порт', start: `${clock.format(startsAt)} МСК`, slots: '5', notes: '' },
  });
  const posts = async (): Promise<SandboxMessage[]> =>
    (await people.messages(MORETTI_CHANNELS.capts, { limit: 100 })).filter((message) =>
      JSON.stringify(message.embeds).includes(opponent),
    );
  await expect.poll(async () => (await posts()).length).toBe(1);
  const [roster] = await posts();
  const [, id = ''] = /"capt:join:([^":]+)/.exec(JSON.stringify(roster?.components)) ?? [];

  return {
    id,
    join: async (userId: string) =>
      people.click({ message_id: roster?.id ?? '', custom_id: `capt:join:${id}`, user_id: userId }),
    /** Waits for the start and enters the result. */
    win: async (ours: number, theirs: number): Promise<void> => {
      await expect.poll(() => Date.now() > startsAt.getTime(), { timeout: 2 * MINUTE_MS }).toBe(true);
      await command('result', { capt: id, result: 'win', ours, theirs });
    },
    /** The post about the result: its text, and the names of its images. */
    result: async () => {
      const post = (await posts()).find((message) => message.id !== roster?.id);
      return {
        text: JSON.stringify(post?.embeds ?? []),
        pictures: (post?.attachments ?? []).map(({ filename }) => filename),
      };
    },
  };
};
