import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import type { Context } from '@famiglia/core/platform/context';
import { capts } from '@famiglia/core/platform/db/schema/capts';
import { members } from '@famiglia/core/platform/db/schema/guilds';
import { reputationEntries } from '@famiglia/core/platform/db/schema/reputation';
import { wars } from '@famiglia/core/platform/db/schema/wars';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { createTestContext } from '@famiglia/core/testing/test-context';
import { readWars } from '@famiglia/core/wars/read-wars';
import { takeWars } from '@famiglia/core/wars/take-wars';
import { createSandboxClient } from '@famiglia/sandbox/client';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { RestAnswer } from '@famiglia/sandbox/sandbox-options';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { outlastClaims } from '../../testing/outlast-claims.ts';
import { isSettled } from '../../testing/is-settled.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startBotProcess } from '../../testing/start-bot-process.ts';
import type { BotProcess } from '../../testing/start-bot-process.ts';

// Several processes start on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 180_000 });

const guildId = GUILDS.moretti;
const { review, capts: SIGN_UPS, logs: ALERTS } = MORETTI_CHANNELS;

/** The bot in a process of its own, which is killed the moment Discord has answered a request that the test waits for. */
const start = async () => {
  const tested = await createTestContext();
  const context: Context = { ...tested, clock: () => new Date() };
  let isMoment: ((answer: RestAnswer) => boolean) | undefined;
  let bot: BotProcess | undefined;
  let killed: Promise<void> | undefined;
  const onRestAnswer = (answer: RestAnswer): void => {
    if (isMoment?.(answer) !== true) return;
    isMoment = undefined;
    killed = bot?.kill();
  };
  const sandbox = await startSandbox({
    port: 0,
    language: 'ru',
    redirectUris: [],
    rateLimits: false,
    onRestAnswer,
  });
  const { apiUrl, botToken: token } = sandbox;
  const spawnBot = async (): Promise<BotProcess> =>
    startBotProcess({ connectionString: tested.connectionString, apiUrl, token, leaseMs: 1000 });
  /** Kills the bot at each of these moments. Another one waits each time, and takes over once the lease has run out. */
  const killAt = async (
    moments: readonly ((answer: RestAnswer) => boolean)[],
    cause: () => Promise<unknown>,
  ) => {
    let next = spawnBot();
    isMoment = moments[0];
    const caused = cause().catch(() => undefined);
    for (const [nth] of moments.entries()) {
      await eventually(() => expect(killed).toBeDefined());
      await killed;
      killed = undefined;
      bot = await next;
      await outlastClaims(context);
      isMoment = moments[nth + 1];
      if (isMoment !== undefined) next = spawnBot();
      // It may be killed while it starts.
      await bot.ready.catch(() => undefined);
    }
    await caused;
  };
  const people = createSandboxClient(sandbox.url);
  const read = async (channelId: string) => people.messages(channelId, { userId: PEOPLE.owner, limit: 100 });
  const settled = async () =>
    eventually(async () => {
      for (const kind of ['war_alert', 'war_result', 'roster', 'capt_result'] as const)
        expect(await isSettled(context.db, guildId, kind)).toBe(true);
    });
  const stop = async (): Promise<void> => {
    await bot?.kill();
    await sandbox.stop();
    await tested.stop();
  };
  bot = await spawnBot();
  await bot.ready;
  return { context, people, killAt, read, settled, stop };
};

let started: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  started = await start();
});
afterAll(async () => started.stop());

const save = async (context: Context, wars: Partial<SettingsValues['wars']>) => {
  const settings = await findSettings(context.db, guildId);
  const values = valuesOf(settings);
  await saveSettings(context, discordActor(PEOPLE.owner), {
    ...values,
    channels: { ...values.channels, wars: ALERTS, capts: SIGN_UPS, personnel: review },
    capts: { ...values.capts, reward: 10 },
    wars: { ...values.wars, family_names: ['Moretti'], ...wars },
    guildId,
    version: settings.version,
  });
};

const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

const tell = async (context: Context, attacker: string, startsIn: number, facts: object = {}) => {
  const war = {
    id: attacker,
    attacker,
    defender: 'Moretti',
    territory: 'Точка 5',
    starts_at: at(startsIn),
  };
  const over = startsIn < 0 ? { ended_at: at(-5), winner: 'defence' } : {};
  return takeWars(
    context,
    { guildId, source: 'channel' },
    readWars({ ...war, ...over, ...facts }, context.clock()),
  );
};

const against = (opponent: string) => and(eq(capts.guildId, guildId), eq(capts.opponent, opponent));

/** Discord has posted a message there, and the bot has not heard so yet. */
const isPost =
  (channelId: string) =>
  ({ method, path, body }: RestAnswer) =>
    method === 'POST' &&
    path === '/channels/:channel_id/messages' &&
    (body as { channel_id?: string }).channel_id === channelId;

const isAnswered = ({ path }: RestAnswer): boolean => path.includes('/callback');

test('killed after the sign-up and after the alert were posted: one of each stays, and the alert leads to the sign-up', async () => {
  const { context, killAt, read, settled } = started;
  await save(context, { post_at_once: true });
  // Each is posted before that is recorded, so the next process does it again.
  await killAt([isPost(SIGN_UPS), isPost(ALERTS)], async () => tell(context, 'Vagos', 60));
  await settled();
  const about = async (channelId: string) =>
    (await read(channelId)).filter((message) => textOf(message).includes('Vagos'));
  const signUps = await about(SIGN_UPS);
  expect(signUps).toHaveLength(1);
  await eventually(async () => expect((await about(ALERTS)).map(textOf).join('')).toContain(signUps[0]?.id));
  await settled();
  expect(await about(ALERTS)).toHaveLength(1);
  expect(await about(SIGN_UPS)).toHaveLength(1);
  expect(await context.db.$count(capts, against('Vagos'))).toBe(1);
});

test('killed between the confirmation and what follows: it is entered, paid and posted once', async () => {
  const { context, people, killAt, read, settled } = started;
  await context.db
    .update(members)
    .set({ ingameNick: 'Ivan_Petrov' })
    .where(and(eq(members.guildId, guildId), eq(members.userId, PEOPLE.member)));
  await save(context, { post_at_once: false });
  const players = [{ nick: 'Ivan_Petrov', side: 'defence', damage: 900, kills: 3 }];
  await tell(context, 'Ballas', -30, { players });
  const card = async () =>
    (await read(review)).filter((message) => textOf(message).includes('Итог войны: Ballas'));
  await eventually(async () => expect(await card()).toHaveLength(1));
  const press = async () => {
    const [shown] = await card();
    const custom_id = shown && customIdsOf(shown).find((id) => id.startsWith('wars:confirm'));
    if (shown === undefined || custom_id === undefined) return;
    await people.click({ message_id: shown.id, custom_id, user_id: PEOPLE.owner });
  };
  const isConfirmed = async () => {
    const [war] = await context.db.select().from(wars).where(eq(wars.attacker, 'Ballas'));
    return war?.decision === 'confirmed';
  };
  // Whether the press was heard is not known to the leader, who presses until the card says so.
  await killAt([isAnswered, isPost(SIGN_UPS)], async () => {
    while (!(await isConfirmed())) await press().catch(() => undefined);
  });
  await settled();
  await eventually(async () => expect(textOf((await card())[0])).toContain('Итог подтверждён'));
  expect(await card()).toHaveLength(1);
  const paid = await context.db
    .select()
    .from(reputationEntries)
    .where(eq(reputationEntries.guildId, guildId));
  expect(
    paid.filter(({ reason }) => reason.includes('Ballas')).map(({ userId, delta }) => [userId, delta]),
  ).toEqual([[PEOPLE.member, 10]]);
  expect(await context.db.$count(capts, against('Ballas'))).toBe(1);
  expect((await read(SIGN_UPS)).filter((message) => textOf(message).includes('Ballas'))).toHaveLength(1);
});
