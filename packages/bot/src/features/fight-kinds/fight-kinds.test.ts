import { readFightKinds } from '@famiglia/core/fight-kinds/list-fight-kinds';
import { capts } from '@famiglia/core/platform/db/schema/capts';
import { events } from '@famiglia/core/platform/db/schema/events';
import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { textOf } from '../../testing/messages.ts';
import { startEventBot } from '../../testing/start-event-bot.ts';
import type { EventBot } from '../../testing/start-event-bot.ts';

const guildId = GUILDS.moretti;
let started: EventBot;
beforeAll(async () => {
  started = await startEventBot();
});
afterAll(async () => started.stop());

const type = async (
  [name, subcommand]: [string, string],
  options: Record<string, string | number> = {},
  user_id: string = PEOPLE.owner,
) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name,
    subcommand,
    options,
  });
/** What a list says about one kind. */
const listed = async (name: string, kind: string) => textOf((await type([name, 'list'], { kind })).message);
const kinds = async () => (await readFightKinds(started.context.db, guildId)).items;

test('a family without a panel adds the usual kinds, changes one, makes its own and deletes one', async () => {
  const { message } = await type(['kinds', 'presets'], { server: 'majestic' });
  expect(textOf(message)).toContain('Тайники');
  await type(['kinds', 'save'], {
    kind: 'дроп',
    win: 25,
    needed: MORETTI_ROLES.soldier,
    reminders: '60, 15',
  });
  const own = await type(['kinds', 'save'], {
    kind: 'Турнир',
    emoji: '🏆',
    spots: 8,
    coming: 5,
    side: 'defence',
  });
  expect(textOf(own.message)).toContain('Добавлен вид боя: 🏆 **Турнир**');
  await type(['kinds', 'delete'], { kind: 'остров' });
  const all = await kinds();
  expect(all.map(({ name }) => name)).not.toContain('Остров');
  expect(all.find(({ name }) => name === 'Дроп')).toMatchObject({
    reward: 10,
    reward_win: 25,
    needed_role_id: MORETTI_ROLES.soldier,
    reminders_minutes: [60, 15],
  });
  expect(all.find(({ name }) => name === 'Турнир')).toMatchObject({ slots: 8, reward: 5, side: 'defence' });
  await type(['kinds', 'save'], { kind: 'Турнир', clear: 'coming', rename: 'Большой турнир' });
  expect((await kinds()).find(({ name }) => name === 'Большой турнир')).toMatchObject({ reward: null });
});

test('what is wrong is said and nothing is saved; members without the right are refused', async () => {
  const before = await kinds();
  const emoji = await type(['kinds', 'save'], { kind: 'Новый', emoji: 'дроп' });
  expect(textOf(emoji.message)).toContain('один эмодзи');
  const reminders = await type(['kinds', 'save'], { kind: 'Новый', reminders: 'вечером' });
  expect(textOf(reminders.message)).toContain('до пяти чисел');
  await type(['kinds', 'save'], { kind: 'Новый' }, PEOPLE.member);
  await type(['kinds', 'delete'], { kind: 'Дроп' }, PEOPLE.member);
  await type(['kinds', 'presets'], { server: 'gta5rp' }, PEOPLE.member);
  expect(await kinds()).toEqual(before);
});

test('/mp create with a kind opens a filled form, and the post shows the kind', async () => {
  const drop = (await kinds()).find(({ name }) => name === 'Дроп');
  const form = await type(['mp', 'create'], { kind: 'дроп' });
  expect(JSON.stringify(form.modal)).toContain('"Дроп"');
  await started.people.submitModal({
    interaction_id: form.interaction_id,
    user_id: PEOPLE.owner,
    fields: { title: 'Вечерний сбор', start: 'завтра 20:00', slots: '12', description: '', reward: '' },
  });
  const message = await started.posted('📦 Вечерний сбор');
  expect(message.embeds[0]).toMatchObject({ color: drop?.color });
  expect(textOf(message)).toContain('-# Дроп');
  const [event] = await started.context.db.select().from(events).where(eq(events.title, 'Вечерний сбор'));
  expect(event).toMatchObject({ fightKindId: drop?.id, reward: 10 });
});

test('/capt create with a kind keeps it over a correction, with its rewards', async () => {
  const drop = (await kinds()).find(({ name }) => name === 'Дроп');
  const form = await type(['capt', 'create'], { side: 'attack', kind: drop?.id ?? '' });
  const fields = { opponent: 'Vagos', territory: '', start: 'скоро', slots: '10', notes: '' };
  const wrong = await started.people.submitModal({
    interaction_id: form.interaction_id,
    user_id: PEOPLE.owner,
    fields,
  });
  const correct = JSON.stringify(wrong.message?.components).match(/capt:correct:[^"]+/)?.[0] ?? '';
  const again = await started.people.click({
    message_id: wrong.message?.id ?? '',
    custom_id: correct,
    user_id: PEOPLE.owner,
  });
  await started.people.submitModal({
    interaction_id: again.interaction_id,
    user_id: PEOPLE.owner,
    fields: { ...fields, start: 'завтра 21:00' },
  });
  const [capt] = await started.context.db
    .select()
    .from(capts)
    .where(eq(capts.fightKindId, drop?.id ?? ''));
  expect(capt).toMatchObject({ opponent: 'Vagos', reward: 10, rewardWin: 25 });
});

test('/mp list and /capt list show only one kind where it is asked for', async () => {
  expect(await listed('mp', 'дроп')).toContain('Вечерний сбор');
  expect(await listed('mp', 'капт')).not.toContain('Вечерний сбор');
  expect(await listed('capt', 'дроп')).toContain('Vagos');
  expect(await listed('capt', 'капт')).not.toContain('Vagos');
});

test('an unknown kind is not guessed', async () => {
  const { message } = await type(['mp', 'create'], { kind: 'Рыбалка' });
  expect(textOf(message)).toContain('из списка');
});

test('hostile names are only letters in Discord, and a full list of the longest ones is still shown', async () => {
  const hostile = '@everyone **[free](https://e.vil)';
  await type(['kinds', 'save'], { kind: hostile.slice(0, 32), emoji: '🎣' });
  const form = await type(['mp', 'create'], { kind: hostile.slice(0, 32) });
  await started.people.submitModal({
    interaction_id: form.interaction_id,
    user_id: PEOPLE.owner,
    fields: { title: 'Рыбалка', start: 'завтра 20:00', slots: '12', description: '', reward: '' },
  });
  const post = await started.posted('🎣 Рыбалка');
  const list = await type(['kinds', 'list']);
  for (const text of [textOf(post), textOf(list.message)]) {
    expect(text).not.toMatch(/@everyone|(?<!\\)\*\*\[free|\]\(https/);
    expect(text).toContain('everyone');
  }
  expect([post.mention_everyone, list.message?.mention_everyone]).not.toContain(true);
  const longest = {
    emoji: '<:the_longest_name_of_an_emoji_32c:1000000000000000001>',
    spots: 500,
    coming: 100_000,
    win: 100_000,
    loss: 99_999,
    draw: 88_888,
  };
  const names = (await kinds()).map(({ name }) => name);
  for (let nth = 0; nth < 25; nth += 1) {
    const long = `${nth}${'*_~`'.repeat(8)}`.slice(0, 32);
    const kind = names[nth];
    await type(
      ['kinds', 'save'],
      kind === undefined ? { kind: long, ...longest } : { kind, rename: long, ...longest },
    );
  }
  expect(await kinds()).toHaveLength(25);
  const full = await type(['kinds', 'list']);
  for (const { name } of await kinds()) expect(textOf(full.message)).toContain(escapeText(name));
});
