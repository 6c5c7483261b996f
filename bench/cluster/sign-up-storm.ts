import { setTimeout as sleep } from 'node:timers/promises';
import { createEvent } from '@famiglia/core/events/create-event';
import { findParticipants } from '@famiglia/core/rosters/participant.queries';
import { findRosterMessage } from '@famiglia/core/rosters/roster-message.queries';
import type { Context } from '@famiglia/core/platform/context';
import type { BuiltGuild } from '@famiglia/sandbox/build-world';
import { createSandboxClient } from '@famiglia/sandbox/client';
import type { Sandbox } from '@famiglia/sandbox/start-sandbox';

const SLOTS = 100;
const HOUR_MS = 3_600_000;
const IN_TIME_MS = 3000;
const TOLD_PLACE = /место \d+/;
const POSTED_WITHIN_MS = 60_000;

export interface StormResults {
  /** Everybody who pressed the button, and how many of them were answered within Discord's three seconds. */
  clicks: number;
  inTime: number;
  /** The same for clicks while the shard of the guild was connected. */
  clicksConnected: number;
  inTimeConnected: number;
  acknowledged: number;
  /** Told a place, and not on the list. */
  lost: string[];
  /** Lists that Discord shows more than once, or not at all. */
  wrongMessages: string[];
}

interface Gathering {
  guild: BuiltGuild;
  eventId: string;
  messageId: string;
}

/** Members of each of these guilds sign up for an event, spread over the whole time. */
export const runStorm = async (
  context: Context,
  sandbox: Sandbox,
  guilds: readonly BuiltGuild[],
  { durationMs, shards }: { durationMs: number; shards: number },
): Promise<StormResults> => {
  const gatherings = await Promise.all(guilds.map(async (guild) => plan(context, guild)));
  const results: StormResults = {
    clicks: 0,
    inTime: 0,
    clicksConnected: 0,
    inTimeConnected: 0,
    acknowledged: 0,
    lost: [],
    wrongMessages: [],
  };
  const told = new Map<string, Set<string>>(gatherings.map(({ eventId }) => [eventId, new Set()]));
  const click = async ({ guild, eventId, messageId }: Gathering, userId: string): Promise<void> => {
    const isConnected = sandbox.connectedShards().has(Number((BigInt(guild.id) >> 22n) % BigInt(shards)));
    const began = performance.now();
    const answer = await sandbox
      .click({ message_id: messageId, custom_id: `mp:join:${eventId}`, user_id: userId })
      .catch(() => null);
    // That the database is unavailable for a moment counts as an answer too.
    const text = answer?.message?.content ?? '';
    const isInTime = text !== '' && performance.now() - began <= IN_TIME_MS;
    const isTold = TOLD_PLACE.test(text);
    results.clicks += 1;
    if (isInTime) results.inTime += 1;
    if (isConnected) results.clicksConnected += 1;
    if (isConnected && isInTime) results.inTimeConnected += 1;
    if (isTold) told.get(eventId)?.add(userId);
  };
  const clicking: Promise<void>[] = [];
  const people = gatherings.flatMap((gathering) =>
    gathering.guild.memberIds.map((userId) => async () => {
      await sleep(Math.random() * durationMs);
      await click(gathering, userId);
    }),
  );
  for (const person of people) clicking.push(person());
  await Promise.all(clicking);

  const client = createSandboxClient(sandbox.url);
  for (const { guild, eventId } of gatherings) {
    const rows = await findParticipants(context.db, guild.id, eventId);
    const listed = new Set(rows.map(({ entry }) => entry.userId));
    const acknowledged = told.get(eventId) ?? new Set();
    results.acknowledged += acknowledged.size;
    for (const userId of acknowledged) if (!listed.has(userId)) results.lost.push(`${userId} in ${guild.id}`);
    const messages = await client.messages(guild.channels['events'] ?? '');
    const shown = messages.filter(({ embeds }) => embeds[0]?.title === titleOf(guild)).length;
    if (shown !== 1) results.wrongMessages.push(`${shown} in ${guild.id}`);
  }
  return results;
};

const titleOf = ({ id }: BuiltGuild): string => `Storm ${id}`;

const plan = async (context: Context, guild: BuiltGuild): Promise<Gathering> => {
  const leader = { kind: 'discord', userId: guild.ownerId } as const;
  const { id: eventId } = await createEvent(context, leader, {
    guildId: guild.id,
    title: titleOf(guild),
    description: '',
    startsAt: new Date(Date.now() + HOUR_MS).toISOString(),
    slots: SLOTS,
    channelId: guild.channels['events'] ?? '',
  });
  const until = performance.now() + POSTED_WITHIN_MS;
  for (;;) {
    const messageId = (await findRosterMessage(context.db, guild.id, eventId))?.messageId;
    if (typeof messageId === 'string') return { guild, eventId, messageId };
    if (performance.now() > until) throw new Error(`the event of ${guild.id} was never posted`);
    await sleep(100);
  }
};
