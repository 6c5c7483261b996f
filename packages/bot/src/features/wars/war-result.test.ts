import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { members } from '@famiglia/core/platform/db/schema/guilds';
import { reputationEntries } from '@famiglia/core/platform/db/schema/reputation';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { readWars } from '@famiglia/core/wars/read-wars';
import { takeWars } from '@famiglia/core/wars/take-wars';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const MINUTE = 60_000;

let started: TestBot;
beforeEach(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
  for (const [userId, ingameNick] of [
    [PEOPLE.member, 'Ivan_Petrov'],
    [PEOPLE.moderator, 'Boris_Volkov'],
  ] as const)
    await started.context.db
      .update(members)
      .set({ ingameNick })
      .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
});
afterEach(async () => started.stop());

const save = async (personnel: string | null) => {
  const settings = await findSettings(started.context.db, guildId);
  const values = valuesOf(settings);
  await saveSettings(started.context, discordActor(PEOPLE.owner), {
    ...values,
    channels: { ...values.channels, personnel },
    capts: { ...values.capts, reward: 10 },
    wars: { ...values.wars, family_names: ['Moretti'] },
    guildId,
    version: settings.version,
  });
};

const at = (minutes: number) => new Date(started.context.clock().getTime() + minutes * MINUTE).toISOString();
const tell = async (facts: object = {}) => {
  const war = {
    id: 1,
    attacker: 'Vagos',
    defender: 'Moretti',
    territory: 'Точка 5',
    starts_at: at(-40),
    ended_at: at(-10),
    winner: 'defence',
    score_attacker: 12,
    score_defender: 20,
    players: [
      { nick: 'Ivan_Petrov', side: 'defence', damage: 1500, kills: 4 },
      { nick: 'Boris_Volk', side: 'defence', damage: 900, kills: 2 },
      { nick: 'Luis_Vega', side: 'attack', damage: 800, kills: 3 },
    ],
    ...facts,
  };
  return takeWars(started.context, { guildId, source: 'channel' }, readWars(war, started.context.clock()));
};

const cards = async (channelId: string = MORETTI_CHANNELS.review): Promise<SandboxMessage[]> =>
  (await started.people.messages(channelId, { userId: PEOPLE.owner, limit: 100 })).filter((message) =>
    textOf(message).includes('Итог войны'),
  );
const card = async (words: RegExp): Promise<SandboxMessage> => {
  let found: SandboxMessage | undefined;
  await eventually(async () => {
    const all = await cards();
    expect(all).toHaveLength(1);
    [found] = all;
    expect(textOf(found)).toMatch(words);
  });
  return found as SandboxMessage;
};
const press = async (message: SandboxMessage, action: string, user_id: string, values?: string[]) => {
  const custom_id = customIdsOf(message).find((id) => id.startsWith(action)) ?? '';
  return started.people.click({ message_id: message.id, custom_id, user_id, ...(values ? { values } : {}) });
};
const rewards = async () =>
  (await started.context.db.select().from(reputationEntries).where(eq(reputationEntries.guildId, guildId)))
    .filter(({ reason }) => reason.includes('Vagos'))
    .map(({ userId, delta }) => [userId, delta]);

test('a war that is over is shown to leaders; one doubt is resolved, then it is confirmed once and paid', async () => {
  await save(MORETTI_CHANNELS.review);
  await tell();
  const posted = await card(/Победа 20:12/);
  expect(textOf(posted)).toContain('Boris\\_Volk');
  expect(posted.mentions).toEqual([]);
  expect(await rewards()).toEqual([]);

  const learnt = await press(posted, 'wars:owner', PEOPLE.owner, [PEOPLE.moderator]);
  expect(textOf(learnt.message)).toContain('Запомнили');
  const known = await card(/Пришли без записи \(2\)/);
  expect(known.id).toBe(posted.id);

  const answers = await Promise.all([
    press(known, 'wars:confirm', PEOPLE.owner),
    press(known, 'wars:confirm', PEOPLE.manager),
  ]);
  const words = answers.map(({ message }) => textOf(message));
  expect(words.filter((text) => text.includes('пришедшим выплачено'))).toHaveLength(1);
  expect(words.filter((text) => text.includes('уже решили'))).toHaveLength(1);
  const done = await card(/Итог подтверждён/);
  expect(customIdsOf(done)).toEqual([]);
  await tell({ score_defender: 25 });
  expect(textOf(await card(/Потом лента сообщила другое: \*\*Победа 25:12/))).toContain('**Победа 20:12**');
  expect(new Map((await rewards()) as [string, number][])).toEqual(
    new Map([
      [PEOPLE.member, 10],
      [PEOPLE.moderator, 10],
    ]),
  );
});

test('where the feed does not know who won, the leader says it', async () => {
  await save(MORETTI_CHANNELS.review);
  await tell({ winner: undefined });
  const posted = await card(/Лента не говорит, кто победил/);
  const draw = customIdsOf(posted).find((id) => id.endsWith('draw')) ?? '';
  await started.people.click({ message_id: posted.id, custom_id: draw, user_id: PEOPLE.owner });
  expect(textOf(await card(/Итог подтверждён/))).toContain('Ничья 20:12');
});

test('the card follows what the feed corrects', async () => {
  await save(MORETTI_CHANNELS.review);
  await tell();
  const posted = await card(/20:12/);
  await tell({ score_defender: 21 });
  expect((await card(/21:12/)).id).toBe(posted.id);
});

test('without a channel leaders are told by direct message, and the card comes to the channel they choose', async () => {
  await save(null);
  await tell();
  await eventually(async () => {
    const letters = (await started.people.dms(PEOPLE.manager)).map(textOf).join('\n');
    expect(letters).toContain('Война с **Vagos** закончилась');
  });
  await save(MORETTI_CHANNELS.review);
  await card(/Победа 20:12/);
});

test('a war of last week asks nobody', async () => {
  await save(MORETTI_CHANNELS.review);
  await tell({ starts_at: at(-7 * 24 * 60), ended_at: at(-7 * 24 * 60 + 20) });
  await tell({ id: 2, territory: 'Точка 7' });
  expect(textOf(await card(/Точка 7/))).not.toContain('Точка 5');
});
