import { randomUUID } from 'node:crypto';
import { eventRoutes } from '@famiglia/contract/event-routes';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { RosterCommand } from '../rosters/roster-command.ts';
import { submitRosterCommand } from '../rosters/roster-queue.ts';
import { eventRoster } from './event-roster.ts';

interface EventTarget {
  guildId: string;
  eventId: string;
}

type WithoutLeader<Command> = Command extends unknown ? Omit<Command, 'by' | 'key'> : never;

/** A leader's word about a roster. What a person would be told as an answer is a refusal here. */
export const runEventLeaderCommand = async (
  context: Context,
  actor: Actor,
  { guildId, eventId }: EventTarget,
  command: WithoutLeader<RosterCommand>,
): Promise<void> => {
  await requireGuildAccess(context, actor, guildId, eventRoutes.update.access);
  const { userId } = requireSignedIn(actor);
  const asked = { ...command, by: userId, key: randomUUID() } as RosterCommand;
  const { outcome } = await submitRosterCommand(context, eventRoster(context, guildId, eventId), asked);
  if (outcome === 'frozen') throw new AppError('event_closed');
  if (outcome === 'not_signed_up') throw new AppError('not_signed_up');
  if (outcome === 'not_a_member') throw new AppError('member_not_found');
};
