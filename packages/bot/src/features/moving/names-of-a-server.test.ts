import { enterNames } from '@famiglia/core/moving/enter-names';
import { takeBatchBack } from '@famiglia/core/moving/moving-batches';
import { previewNames } from '@famiglia/core/moving/preview-names';
import { updateMember } from '@famiglia/core/members/update-member';
import { members } from '@famiglia/core/platform/db/schema/guilds';
import { settleStep } from '@famiglia/core/settings/settled-steps';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { buildWorld } from '@famiglia/sandbox/build-world';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const PEOPLE = 150;
/** What is not as the others: guests without a name, one static id of two people, Russian letters among Latin ones. */
const ODD: Record<number, string> = {
  3: 'гость',
  40: 'просто Вася!',
  70: 'Nick_Lost | 20071',
  90: 'Мarco_Family | 20090',
};
const nickOf = (at: number): string => ODD[at] ?? `Nick${letters(at)}_Family | ${20_000 + at}`;
/** Names of the game have no digits. */
const letters = (at: number): string =>
  `${String.fromCodePoint(97 + (at % 26))}${String.fromCodePoint(97 + Math.floor(at / 26))}`;

const { seed, guilds } = buildWorld({ guilds: [{ name: 'Big', members: PEOPLE }] });
const [big] = guilds;
for (const member of seed.guilds[0]?.members ?? []) {
  const at = big.memberIds.indexOf(member.user_id);
  if (at >= 0) member.nick = nickOf(at);
}

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { world: seed } });
});
afterAll(async () => started.stop());

const guildId = big.id;
const owner = discordActor(big.ownerId);
const idOf = (at: number): string => big.memberIds[at] ?? '';
const namedCount = async () =>
  started.context.db.$count(members, and(eq(members.guildId, guildId), isNotNull(members.ingameNick)));
const storedOf = async (userId: string) => {
  const [row] = await started.context.db
    .select({ nick: members.ingameNick, staticId: members.staticId })
    .from(members)
    .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
  return row;
};

test('a server of 150 moves in: read, doubts corrected, entered as one batch, taken back as one', async () => {
  const { context, people } = started;
  await settleStep(context, owner, { guildId, step: 'all', settled: true });
  const place = { guild_id: guildId, channel_id: big.channels['general'] ?? '', user_id: big.ownerId };
  const { message } = await people.command({ ...place, name: 'setup' });
  expect(JSON.stringify(message?.components)).toMatch(/Прочитать имена из ников \(без имени: 15\d\)/);
  const offer = await people.click({
    message_id: message?.id ?? '',
    custom_id: 'moving:names',
    user_id: big.ownerId,
  });
  expect(textOf(offer.message)).toContain('такой статик есть у кого-то ещё');
  expect(textOf(offer.message)).toContain('русские и латинские буквы');

  const read = await previewNames(context, owner, { guildId, pattern: undefined, limit: 20, offset: 0 });
  expect(read.pattern).toBe('nick_static');
  expect(read.examples).toHaveLength(10);
  expect(read.items.map(({ user_id }) => user_id).toSorted()).toEqual(
    [idOf(70), idOf(71), idOf(90)].toSorted(),
  );
  expect(read.ready).toBe(PEOPLE - 5);

  // The leader knows whose the static id is, writes the name in one alphabet, and leaves out nobody.
  const decide = (at: number, ingame_nick: string, static_id: string | null) => ({
    user_id: idOf(at),
    display_name: nickOf(at),
    ingame_nick,
    static_id,
  });
  const decisions = [
    decide(70, 'Nick_Lost', '20070'),
    decide(71, `Nick${letters(71)}_Family`, '20071'),
    decide(90, 'Marco_Family', '20090'),
  ];
  const { batch, left_out } = await enterNames(context, owner, {
    guildId,
    pattern: 'nick_static',
    follow: true,
    decisions,
  });
  expect([batch?.changed, left_out]).toEqual([PEOPLE - 2, []]);
  expect(await storedOf(idOf(90))).toEqual({ nick: 'Marco_Family', staticId: '20090' });
  expect(await storedOf(idOf(3))).toEqual({ nick: null, staticId: null });

  // What was changed since is theirs, and stays.
  await updateMember(context, owner, { guildId, userId: idOf(1), ingameNick: 'Changed_Since' });
  const undone = await takeBatchBack(context, owner, { guildId, batchId: batch?.id ?? '' });
  expect(undone.undone?.kept).toBe(1);
  expect(await storedOf(idOf(1))).toMatchObject({ nick: 'Changed_Since' });
  expect(await storedOf(idOf(90))).toEqual({ nick: null, staticId: null });
  expect(await namedCount()).toBe(1);
});
