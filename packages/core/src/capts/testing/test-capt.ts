import type { CaptPlayer } from '@famiglia/contract/capts/capts';
import type { Context } from '../../platform/context.ts';
import { panelActor } from '../../testing/test-actor.ts';
import { addGuild, addMember } from '../../testing/test-guild.ts';
import type { createCapt } from '../create-capt.ts';

export const HOUR_MS = 60 * 60 * 1000;

/** A moment this far from the current time of the context. */
export const hence = (context: Context, ms: number): string =>
  new Date(context.clock().getTime() + ms).toISOString();

/** A capt in an hour, unless other values are given. */
export const planCapt = (context: Context, values: Partial<Parameters<typeof createCapt>[2]> = {}) => ({
  opponent: 'Vagos',
  side: 'attack' as const,
  territory: 'Порт',
  startsAt: hence(context, HOUR_MS),
  slots: 3,
  status: 'open' as const,
  result: null,
  scoreOurs: null,
  scoreTheirs: null,
  notes: '',
  ...values,
});

export const playerRow = (values: Partial<CaptPlayer>): CaptPlayer => ({
  user_id: null,
  nick: 'Somebody',
  side: 'ours',
  damage: 1000,
  kills: 2,
  deaths: 1,
  hit_percent: null,
  headshot_percent: null,
  source: null,
  ...values,
});

/** A guild with a leader signed in to the panel and five members. */
export const addFamily = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const people = [];
  for (let count = 0; count < 5; count += 1) people.push(await addMember(context.db, guildId));
  return { guildId, leader: panelActor(ownerId), people };
};
