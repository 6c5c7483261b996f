import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@famiglia/core/platform/context';
import { countFamily } from '@famiglia/core/mirror/guild.queries';
import { createEvent } from '@famiglia/core/events/create-event';
import { findParticipants } from '@famiglia/core/rosters/participant.queries';
import { findRosterMessage } from '@famiglia/core/rosters/roster-message.queries';
import { buildWorld } from '@famiglia/sandbox/build-world';
import { createSandboxClient } from '@famiglia/sandbox/client';
import type { SandboxClient } from '@famiglia/sandbox/client';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import { createClicker } from './clicker.ts';
import { openLeaderMenu } from './open-leader-menu.ts';
import { openContext } from './open-context.ts';
import { cpuBetween, readCpu } from './read-cpu.ts';
import { LEAVES_EVERY, STORM_MS, storm, warmUp } from './run-storm.ts';
import type { StormTarget } from './run-storm.ts';
import { startShippedBot } from './start-shipped-bot.ts';
import { giveDifferentReputations, reputationOf } from './storm-guild.ts';

const TITLE = 'Storm';
const SLOTS = 50;
/** Long before the start: nobody leaves late, which would have to be confirmed. */
const AHEAD_MS = 48 * 60 * 60 * 1000;
/** The first of those who stay are pinned to main. */
const PINNED = 3;
const SETTLE_MS = 30_000;

/** How many people click, and into how many events they are divided. */
interface Storm {
  people: number;
  events: number;
  /** How often each of them clicks. */
  clicks: number;
}

/** The same storm by Discord's gateway and back: people, sandbox, the real bot in its own process. */
export const measureGateway = async (connectionString: string, { people: crowd, events, clicks }: Storm) => {
  const { seed, guilds } = buildWorld({ guilds: [{ members: crowd, channels: ['events'] }] });
  const [guild] = guilds;
  const sandbox = await startSandbox({ port: 0, redirectUris: [], world: seed });
  const { context, close } = await openContext(connectionString);
  const { apiUrl, botToken: token } = sandbox;
  const bot = await startShippedBot({ connectionString, apiUrl, token });
  try {
    const failed = bot.gone.then(() => Promise.reject(new Error('the bot did not start')));
    await Promise.race([mirrored(context, guild.id, crowd), failed]);
    failed.catch(() => undefined);
    await giveDifferentReputations(context.db, guild.id, guild.memberIds);
    const leader = { kind: 'discord', userId: guild.ownerId } as const;
    const plan = async (title: string, memberIds: readonly string[]) => {
      const { id: eventId } = await createEvent(context, leader, {
        guildId: guild.id,
        title,
        description: '',
        startsAt: new Date(Date.now() + AHEAD_MS).toISOString(),
        slots: SLOTS,
        channelId: guild.channels['events'] ?? '',
      });
      const messageId = await posted(context, { guildId: guild.id, eventId });
      const clicker = createClicker(sandbox, messageId, eventId);
      return { guildId: guild.id, eventId, title, messageId, clicker, memberIds };
    };
    await warmUp((await plan('Warm-up', guild.memberIds)).clicker, guild.memberIds);
    const share = guild.memberIds.length / events;
    const planned: Planned[] = [];
    for (let index = 0; index < events; index += 1) {
      planned.push(
        await plan(`${TITLE} ${index}`, guild.memberIds.slice(index * share, (index + 1) * share)),
      );
    }
    const people = createSandboxClient(sandbox.url);
    const menus = await Promise.all(
      planned.map(async (one) => openLeaderMenu({ people, leaderId: guild.ownerId, ...one })),
    );
    const cpuBefore = await readCpu(context, bot.pid);
    const began = performance.now();
    const [sentMs] = await Promise.all([
      storm(planned, clicks),
      ...menus.map(async (menu, index) => lead(menu, planned[index]?.memberIds ?? [])),
    ]);
    const answered = performance.now();
    const everyone: Everyone = { memberIds: guild.memberIds };
    for (const one of planned) await eventuallyRight(context, one, everyone);
    const rightMs = performance.now() - began;
    const channelId = guild.channels['events'] ?? '';
    for (const one of planned) await untilDrawn(people, channelId, context, one);
    const redrawMs = performance.now() - answered;
    const cpuMs = cpuBetween(cpuBefore, await readCpu(context, bot.pid));
    const results = planned.map(({ clicker }) => clicker.results());
    return {
      times: results.flatMap(({ times }) => times),
      unanswered: results.reduce((sum, one) => sum + one.unanswered, 0),
      leaderTimes: menus.flatMap(({ times }) => times),
      sentMs,
      seconds: (answered - began) / 1000,
      rightMs,
      redrawMs,
      cpuMs,
    };
  } finally {
    await bot.stop();
    await close();
    await sandbox.stop();
  }
};

/** Waits until the bot is connected and has mirrored everybody. */
const mirrored = async ({ db }: Context, guildId: string, crowd: number): Promise<void> => {
  while ((await countFamily(db, guildId, new Date())).total < crowd) await sleep(50);
};

interface Target {
  guildId: string;
  eventId: string;
}

interface Planned extends Target, StormTarget {
  title: string;
  messageId: string;
}

/** Reputations are given by the place among all members. */
interface Everyone {
  memberIds: readonly string[];
}

const posted = async (context: Context, { guildId, eventId }: Target): Promise<string> => {
  for (;;) {
    const message = await findRosterMessage(context.db, guildId, eventId);
    if (message !== null && message.messageId !== null) return message.messageId;
    await sleep(50);
  }
};

/** A leader who changes the slots during the clicks, and pins people as soon as they are signed up. */
const lead = async (
  { changeSlots, pin }: Awaited<ReturnType<typeof openLeaderMenu>>,
  memberIds: readonly string[],
): Promise<void> => {
  for (const slots of [SLOTS + 10, SLOTS - 20, SLOTS]) {
    await sleep(STORM_MS / 5);
    await changeSlots(slots);
  }
  for (const userId of pinnedOf(memberIds)) await pin(userId);
};

const pinnedOf = (memberIds: readonly string[]): string[] =>
  memberIds.filter((_, index) => index % LEAVES_EVERY === 1).slice(0, PINNED);

/** Clicks that were answered late may still be processed. */
const eventuallyRight = async (context: Context, planned: Planned, everyone: Everyone) => {
  const until = performance.now() + SETTLE_MS;
  for (;;) {
    try {
      await expectRight(context, planned, everyone);
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(100);
    }
  }
};

/** Nobody is lost or doubled, and everybody has the place of a simple recomputation. */
const expectRight = async (
  context: Context,
  { guildId, eventId, memberIds }: Planned,
  { memberIds: all }: Everyone,
) => {
  const placeOf = new Map(all.map((userId, index) => [userId, index]));
  const pinned = new Set(pinnedOf(memberIds));
  const rank = (userId: string): number =>
    (pinned.has(userId) ? 1_000_000 : 0) + reputationOf(placeOf.get(userId) ?? 0, all.length);
  const expected = memberIds
    .filter((_, index) => index % LEAVES_EVERY !== 0)
    .toSorted((a, b) => rank(b) - rank(a))
    .map((userId, index) => `${index < SLOTS ? 'main' : 'reserve'} ${userId}`);
  const rows = await findParticipants(context.db, guildId, eventId);
  const standing = rows.map(({ entry }) => `${entry.list} ${entry.userId}`);
  const wrong = expected.findIndex((line, index) => line !== standing[index]);
  if (standing.length !== expected.length || wrong >= 0) {
    throw new Error(`${standing.length} of ${expected.length} people; wrong from place ${wrong + 1}`);
  }
};

/** Waits until the message shows the final state. */
const untilDrawn = async (
  people: SandboxClient,
  channelId: string,
  context: Context,
  { guildId, eventId, title }: Planned,
): Promise<void> => {
  const rows = await findParticipants(context.db, guildId, eventId);
  const reserve = rows.filter(({ entry }) => entry.list === 'reserve').length;
  const until = performance.now() + SETTLE_MS;
  for (;;) {
    const messages = await people.messages(channelId);
    const message = messages.find(({ embeds }) => embeds[0]?.title === title);
    const text = JSON.stringify(message?.embeds ?? []);
    if (text.includes(`Основа ${SLOTS}/${SLOTS}`) && text.includes(`Замена ${reserve}`)) return;
    if (performance.now() > until) throw new Error('the message never became right');
    await sleep(50);
  }
};
