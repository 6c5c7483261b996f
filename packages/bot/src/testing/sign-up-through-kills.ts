import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@famiglia/core/platform/context';
import { rosters } from '@famiglia/core/platform/db/schema/rosters';
import { rosterReminders } from '@famiglia/core/platform/db/schema/roster-messages';
import { createEvent } from '@famiglia/core/events/create-event';
import { findParticipants } from '@famiglia/core/rosters/participant.queries';
import { findRosterMessage } from '@famiglia/core/rosters/roster-message.queries';
import { buildWorld } from '@famiglia/sandbox/build-world';
import { createSandboxClient } from '@famiglia/sandbox/client';
import { eq } from 'drizzle-orm';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import { outlastClaims } from './outlast-claims.ts';
import { startBotProcess } from './start-bot-process.ts';

interface KilledStorm {
  people: number;
  kills: number;
}

const MINUTE_MS = 60_000;
const SLOTS = 10;
/** The next process takes over soon after the last one was killed. */
const LEASE_MS = 1000;

/**
 * People sign up while the bot's process is killed again and again without warning. Each tries until
 * answered. Returns who was told that they are in, who is on the roster, and how often main was reminded of
 * the start and whoever is not sure was asked, which became due while no process ran.
 */
export const signUpThroughKills = async (
  context: Context & { connectionString: string },
  { people, kills }: KilledStorm,
) => {
  const { seed, guilds } = buildWorld({ guilds: [{ members: people, channels: ['events'] }] });
  const [{ id: guildId, ownerId, memberIds, channels }] = guilds;
  const channelId = channels['events'] ?? '';
  const sandbox = await startSandbox({ port: 0, redirectUris: [], world: seed });
  const client = createSandboxClient(sandbox.url);
  const { connectionString } = context;
  const { apiUrl, botToken: token } = sandbox;
  const startBot = async () => startBotProcess({ connectionString, apiUrl, token, leaseMs: LEASE_MS });
  let bot = await startBot();
  try {
    await bot.ready;
    const leader = { kind: 'discord', userId: ownerId } as const;
    const now = Date.now();
    const plan = async (title: string): Promise<string> => {
      const { id } = await createEvent({ ...context, clock: () => new Date(now) }, leader, {
        guildId,
        channelId,
        title,
        description: '',
        startsAt: new Date(now + 10 * MINUTE_MS).toISOString(),
        slots: SLOTS,
        remindersMinutes: [],
        moreAnswers: true,
      });
      return id;
    };
    const eventId = await plan('Killed');
    const message_id = await posted(context, guildId, eventId);
    await client.click({ message_id, custom_id: `mp:maybe:${eventId}`, user_id: ownerId });
    const acknowledged = new Set<string>();
    const clickUntilTold = async (user_id: string, index: number): Promise<void> => {
      // A few at a time, so that some clicks are always in progress.
      await sleep(index * 20);
      while (!acknowledged.has(user_id)) {
        const answer = await client.click({ message_id, custom_id: `mp:join:${eventId}`, user_id });
        if (/место \d+|place \d+/.test(answer.message?.content ?? '')) acknowledged.add(user_id);
        else await sleep(100);
      }
    };
    const clicking = Promise.all(memberIds.map(clickUntilTold));
    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = Math.floor((kill * people) / (kills + 1));
      while (acknowledged.size < enough) await sleep(5);
      await bot.kill();
      await outlastClaims(context);
      if (kill === kills) await remindNow(context, { guildId, rosterId: eventId });
      bot = await startBot();
      await bot.ready;
    }
    await clicking;
    const rows = await findParticipants(context.db, guildId, eventId);
    await until(isReminder, async () => client.messages(channelId));
    await until(isQuestion, async () => client.dms(ownerId));
    // The next message is posted after another check of all pending notices: a second reminder would be there
    // by then.
    await posted(context, guildId, await plan('Next'));
    return {
      acknowledged: [...acknowledged],
      present: rows.map(({ entry }) => entry.userId),
      main: rows.filter(({ entry }) => entry.list === 'main').length,
      slots: SLOTS,
      reminders: (await client.messages(channelId)).filter(isReminder).length,
      questions: (await client.dms(ownerId)).filter(isQuestion).length,
    };
  } finally {
    await bot.kill();
    await sandbox.stop();
  }
};

const posted = async (context: Context, guildId: string, rosterId: string): Promise<string> => {
  for (;;) {
    const message = await findRosterMessage(context.db, guildId, rosterId);
    if (typeof message?.messageId === 'string') return message.messageId;
    await sleep(50);
  }
};

/** A reminder, and the question to whoever is not sure, become due while no process can send them. */
const remindNow = async (
  { db }: Context,
  { guildId, rosterId }: { guildId: string; rosterId: string },
): Promise<void> => {
  await db.insert(rosterReminders).values({ guildId, rosterId, minutes: 10, dueAt: new Date() });
  await db.update(rosters).set({ maybesDueAt: new Date() }).where(eq(rosters.id, rosterId));
};

interface Said {
  content: string;
}

const until = async (isIt: (said: Said) => boolean, read: () => Promise<Said[]>): Promise<void> => {
  while (!(await read()).some(isIt)) await sleep(50);
};

const isReminder = ({ content }: Said): boolean => content.includes('**Killed**: начало');
const isQuestion = ({ content }: Said): boolean => isReminder({ content }) && content.includes('Придёте?');
