import { daysLater } from '@famiglia/contract/kit/zoned-time';
import { setReputation } from '@famiglia/core/reputation/set-reputation';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { readSeasons } from '@famiglia/core/tops/get-top';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { InteractionAnswer } from '@famiglia/sandbox/sandbox-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCalendarDay } from '../../kit/start-time/read-calendar-day.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
});
afterAll(async () => started.stop());

const type = async (
  user_id: string,
  name: string,
  options: Record<string, string> = {},
  subcommand?: string,
) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name,
    options,
    ...(subcommand === undefined ? {} : { subcommand }),
  });
const choose = async ({ message }: InteractionAnswer, action: string, values: string[] | undefined) => {
  const custom_id = message ? (customIdsOf(message).find((id) => id.startsWith(action)) ?? '') : '';
  const pressed = { message_id: message?.id ?? '', custom_id, user_id: PEOPLE.member };
  return started.people.click({ ...pressed, ...(values ? { values } : {}) });
};
const titleOf = ({ message }: InteractionAnswer) => message?.embeds[0]?.title;
const submit = async (form: InteractionAnswer, fields: Record<string, string>) =>
  started.people.submitModal({ interaction_id: form.interaction_id, user_id: PEOPLE.owner, fields });
const seasons = async () => (await readSeasons(started.context, guildId)).items;

test('a season is set, shown, compared in and closed in Discord, and two leaders do not overwrite each other', async () => {
  expect(textOf((await type(PEOPLE.member, 'season', {}, 'show')).message)).toContain(
    'Сезонов у семьи пока нет',
  );
  expect(textOf((await type(PEOPLE.member, 'season', {}, 'set')).message)).toContain('нет права');
  const [form, stale] = [
    await type(PEOPLE.owner, 'season', {}, 'set'),
    await type(PEOPLE.owner, 'season', {}, 'set'),
  ];
  const today = started.context.clock().toISOString().slice(0, 10);
  const fields = { name: 'Зима *1*', starts_on: today, ends_on: daysLater(today, 30) };
  const unread = await submit(form, { ...fields, ends_on: 'потом' });
  expect(textOf(unread.message)).toContain('Не удалось прочитать день потом');
  expect(textOf((await submit(form, fields)).message)).toContain('Сезон задан: Зима \\*1\\*');
  expect(textOf((await submit(stale, { ...fields, name: 'Другой' })).message)).toContain('кто-то другой');
  expect((await seasons()).map(({ name }) => name)).toEqual(['Зима *1*']);
  // What is stored comes back in the form.
  const again = await type(PEOPLE.owner, 'season', {}, 'set');
  expect(JSON.stringify(again.modal)).toContain(today.split('-').toReversed().join('.'));

  await setReputation(started.context, discordActor(PEOPLE.owner), {
    guildId,
    userId: PEOPLE.member,
    reputation: 1500,
  });
  const all = await type(PEOPLE.member, 'top');
  expect(titleOf(all)).toBe('Репутация · Всё время');
  const season = await choose(all, 'tops:period', ['season']);
  expect(season.ephemeral).toBe(true);
  expect(titleOf(season)).toMatch(/^Репутация · Зима \\\*1\\\* \(.+\)$/);
  expect(textOf(season.message)).toMatch(/\*\*1\.\*\* .+ · 1\s500/);
  expect(textOf(season.message)).toContain('Вы на 1-м месте, у вас 1');
  // The lists keep each other's choice, in the same message.
  const damage = await choose(season, 'tops:by', ['damage']);
  expect([damage.kind, titleOf(damage)]).toEqual(['update', expect.stringMatching(/^Урон · Зима/)]);
  expect(textOf(damage.message)).toContain('Здесь пока ни у кого ничего нет');
  expect(titleOf(await type(PEOPLE.english_member, 'top', { by: 'screens', period: 'month' }))).toBe(
    'Скрины · Месяц',
  );

  const asked = await type(PEOPLE.owner, 'season', {}, 'close');
  expect(textOf(asked.message)).toContain('Итоги сохранятся');
  const press = {
    message_id: asked.message?.id ?? '',
    custom_id: customIdsOf(asked.message ?? ({} as never))[0] ?? '',
    user_id: PEOPLE.owner,
  };
  expect(textOf((await started.people.click(press)).message)).toContain('Сезон закрыт');
  expect(titleOf(await choose(damage, 'tops:period', ['season']))).toMatch(/, итоги$/);
  expect(textOf((await type(PEOPLE.owner, 'season', {}, 'close')).message)).toBe('Сейчас сезона нет.');
});

const read = (typed: string) => readCalendarDay(typed, '2026-11-19');

test('a day is read in full, or without its year as the nearest one', () => {
  expect(['01.12.2026', '2026-12-01', '1.12', '01/12/26', '1.12.'].map(read)).toEqual(
    Array.from({ length: 5 }, () => '2026-12-01'),
  );
  expect(['15.01', '01.06'].map(read)).toEqual(['2027-01-15', '2026-06-01']);
  expect(['31.02.2027', 'завтра', '', '2026-13-01'].map(read)).toEqual([null, null, null, null]);
});
