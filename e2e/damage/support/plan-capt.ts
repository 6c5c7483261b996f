import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { people } from '../../support/people.ts';
import { expect } from '../../support/test.ts';

const command = async (subcommand: string, options: Record<string, string | number>) =>
  people.command({
    guild_id: GUILDS.moretti,
    channel_id: MORETTI_CHANNELS.general,
    user_id: PEOPLE.owner,
    name: 'capt',
    subcommand,
    options,
  });

/** A capt created in Discord by the family's owner, and helpers for what people do there. */
export const planCapt = async (opponent: string) => {
  const form = await command('create', { side: 'attack' });
  await people.submitModal({
    interaction_id: form.interaction_id,
    user_id: PEOPLE.owner,
    fields: { opponent, territory: 'Порт', start: 'через час', slots: '5', notes: '' },
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
    /** Enters the result as soon as the capt has begun. */
    win: async (ours: number, theirs: number): Promise<void> => {
      await expect
        .poll(async () => {
          const answer = await command('result', { capt: id, result: 'win', ours, theirs });
          return answer.message?.content;
        })
        .toContain('сохранён');
    },
    /** The post about the result: its text with that of its images, and their addresses. */
    result: async () => {
      const post = (await posts()).find((message) => message.id !== roster?.id);
      return {
        text: JSON.stringify(post?.embeds ?? []),
        pictures: (post?.embeds ?? []).flatMap(({ image }) => image?.url ?? []),
      };
    },
  };
};
