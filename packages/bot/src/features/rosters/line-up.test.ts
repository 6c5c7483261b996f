import { requestLineUp } from '@famiglia/core/rosters/line-up.queries';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startEventBot } from '../../testing/start-event-bot.ts';
import type { EventBot } from '../../testing/start-event-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';

const guildId = GUILDS.moretti;
const MINUTE_MS = 60_000;
const LEADERS = MORETTI_CHANNELS.logs;

let started: EventBot;
beforeEach(async () => {
  started = await startEventBot();
});
afterEach(async () => started.stop());

const choose = async (channels: Partial<SettingsValues['channels']>) => {
  const settings = await findSettings(started.context.db, guildId);
  const values = valuesOf(settings);
  await saveSettings(started.context, discordActor(PEOPLE.owner), {
    ...values,
    channels: { ...values.channels, ...channels },
    events: { ...values.events, line_up_minutes: 10 },
    guildId,
    version: settings.version,
  });
};
const enter = async (user_id: string, channel_id: string | null) => {
  await started.people.member({ guild_id: guildId, user_id, action: 'voice', channel_id });
  await eventually(async () => {
    const { rows } = await started.context.db.execute(sql`select from voice_visits
      where guild_id = ${guildId}::bigint and user_id = ${user_id}::bigint and left_at is null`);
    expect(rows).toHaveLength(channel_id === null ? 0 : 1);
  });
};
/** An event in three hours with two places: the manager is in voice, the member is not, the others wait. */
const planned = async (title: string) => {
  const event = await started.plan(title, 2, { remindersMinutes: [], cutoffMinutes: null });
  const post = await started.posted(title);
  for (const userId of [PEOPLE.manager, PEOPLE.member, PEOPLE.moderator])
    await started.press(post, 'join', userId);
  await enter(PEOPLE.manager, MORETTI_CHANNELS.capt);
  return { id: event.id, startsAt: new Date(event.starts_at), post };
};
const before = async () => travelWithBot(started.context, 171 * MINUTE_MS);
const cards = async (): Promise<SandboxMessage[]> =>
  (await started.people.messages(LEADERS, { limit: 100 })).filter(({ embeds }) =>
    embeds[0]?.description?.includes('голосе:'),
  );
const card = async (...parts: RegExp[]): Promise<SandboxMessage> => {
  let found: SandboxMessage | undefined;
  await eventually(async () => {
    found = (await cards()).at(-1);
    for (const part of parts) expect(textOf(found)).toMatch(part);
    expect(found).toBeDefined();
  });
  return found as SandboxMessage;
};
const use = async (
  message: SandboxMessage,
  action: string,
  values?: string[],
  user_id: string = PEOPLE.owner,
) => {
  const custom_id = customIdsOf(message).find((id) => id.startsWith(`mp:${action}`)) ?? action;
  const press = { message_id: message.id, custom_id, user_id };
  return started.people.click({ ...press, ...(values === undefined ? {} : { values }) });
};
const dms = async (userId: string) => (await started.people.dms(userId)).map(textOf).join('\n');
/** Nothing of it waits any more. */
const delivered = async () =>
  eventually(async () => {
    const { rows } = await started.context.db.execute(sql`
      select from delivery_requests where kind in ('line_up', 'roster_notice', 'leader_letter')
      union all select from deliveries where kind in ('line_up', 'roster_notice', 'leader_letter')
        and done_version < wanted_version and gave_up_at is null`);
    expect(rows).toEqual([]);
  });

test('ten minutes before, leaders get one card: who is missing is called once, and replaced by the next', async () => {
  await choose({ personnel: LEADERS });
  const { id, startsAt, post } = await planned('Порт');
  await before();
  const shown = await card(/В голосе: 1 из 2/, new RegExp(`Нет в голосе: 1\\*\\*\n<@${PEOPLE.member}>`));
  // Whoever planned it is called to the card.
  expect(shown.mentions.map((user) => user.id)).toEqual([PEOPLE.owner]);
  expect(textOf(shown)).toContain(post.id);
  const pressed = await Promise.all([use(shown, 'call'), use(shown, 'call', undefined, PEOPLE.manager)]);
  expect(pressed.map(({ message }) => textOf(message)).join()).toContain('уже позвали');
  await card(new RegExp(`<@${PEOPLE.member}> — позвали`));
  expect(await dms(PEOPLE.member)).toMatch(
    new RegExp(`Порт[\\s\\S]*в голосе вас ещё нет[\\s\\S]*<#${MORETTI_CHANNELS.capt}>[\\s\\S]*${post.id}`),
  );
  await use(await card(), 'replace', [PEOPLE.member]);
  await card(new RegExp(`В замене: <@${PEOPLE.member}>. Теперь в основе: <@${PEOPLE.moderator}>`));
  await eventually(async () => {
    expect(await dms(PEOPLE.moderator)).toContain('теперь вы в основе **Порт**');
    expect(await dms(PEOPLE.member)).toContain('больше не в основе **Порт**');
  });
  // A process that was killed before it noted the delivery posts nothing twice and calls nobody twice.
  await requestLineUp(started.context.db, { id, guildId }, startsAt);
  await delivered();
  expect(await cards()).toHaveLength(1);
  expect((await dms(PEOPLE.member)).match(/в голосе вас ещё нет/g)).toHaveLength(1);
});

test('who cannot be written to is called in the channel, and the card says so', async () => {
  await choose({ personnel: LEADERS });
  const { post } = await planned('Склад');
  await started.people.fault({ kind: 'dm_closed', user_id: PEOPLE.member });
  await before();
  await use(await card(), 'call');
  await card(/личка закрыта, позвали в канале/);
  const inChannel = (await started.inEvents()).filter(
    ({ message_reference: reply }) => reply?.message_id === post.id,
  );
  expect(inChannel.map(textOf).join()).toContain('в голосе вас ещё нет');
});

test('nothing is posted if everybody is in voice, and nothing for a cancelled one', async () => {
  await choose({ personnel: LEADERS });
  const { post } = await planned('Обход');
  await enter(PEOPLE.member, MORETTI_CHANNELS.gathering);
  const { post: off } = await planned('Банк');
  const menu = await started.press(off, 'manage', PEOPLE.owner);
  const form = await use(menu.message as SandboxMessage, 'cancel');
  await started.people.submitModal({
    interaction_id: form.interaction_id,
    user_id: PEOPLE.owner,
    fields: { reason: '' },
  });
  await enter(PEOPLE.member, MORETTI_CHANNELS.gathering);
  await before();
  await eventually(async () => {
    const { rows } = await started.context.db.execute(
      sql`select from rosters where line_up_due_at is not null`,
    );
    expect(rows).toEqual([]);
  });
  await delivered();
  expect(await cards()).toEqual([]);
  expect(textOf(post)).toContain('Обход');
});

test.each([
  ['without a leaders’ channel', async () => choose({})],
  [
    'with a deleted one',
    async () => {
      await choose({ personnel: LEADERS });
      await started.people.channel({ channel_id: LEADERS, action: 'delete' });
    },
  ],
  [
    'with one the bot cannot write in',
    async () => {
      await choose({ personnel: LEADERS });
      await started.people.channel({
        channel_id: LEADERS,
        action: 'deny_bot',
        permissions: ['SendMessages'],
      });
    },
  ],
])('%s whoever planned it is told by direct message, with the command', async (_, prepare) => {
  await prepare();
  await planned('Засада');
  await before();
  await eventually(async () => {
    const letter = await dms(PEOPLE.owner);
    expect(letter).toMatch(/Засада\*\*: начало[\s\S]*Нет в голосе:[\s\S]*\/мп голос/);
    expect(letter).toContain('Это пришло в личку');
  });
  await delivered();
  expect((await dms(PEOPLE.owner)).match(/\/мп голос/g)).toHaveLength(1);
});

test('if nobody can be written to, the owner is called in the server’s own channel', async () => {
  await choose({});
  await planned('Налёт');
  for (const user_id of Object.values(PEOPLE)) await started.people.fault({ kind: 'dm_closed', user_id });
  await before();
  await eventually(async () => {
    const said = (await started.people.messages(MORETTI_CHANNELS.general, { limit: 50 })).map(textOf).join();
    expect(said).toContain(`<@${PEOPLE.owner}>`);
    expect(said).not.toContain('Налёт');
  });
});

const check = async (user_id: string, options = {}) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name: 'mp',
    subcommand: 'check',
    options,
  });

test('/mp check shows the same at any time: calling is for the last hour, replacing is not', async () => {
  await choose({});
  await planned('Рейд');
  const { message } = await check(PEOPLE.owner);
  expect(message?.ephemeral_reader_id).toBe(PEOPLE.owner);
  expect(textOf(message)).toMatch(/Рейд[\s\S]*В голосе: 1 из 2/);
  await expect(use(message as SandboxMessage, 'call')).rejects.toThrow('disabled');
  const after = await use(message as SandboxMessage, 'replace', [PEOPLE.member]);
  expect(textOf(after.message)).toContain('Теперь в основе');
  expect(textOf((await check(PEOPLE.member)).message)).not.toContain('В голосе');
  expect(textOf((await check(PEOPLE.owner, { event: 'Нет такого' })).message)).toMatch(/списк/);
});
