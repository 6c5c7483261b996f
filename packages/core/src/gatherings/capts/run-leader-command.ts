import { randomUUID } from 'node:crypto';
import { captRoutes } from '@famiglia/contract/capt-routes';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { RosterCommand } from '../rosters/roster-command.ts';
import { submitRosterCommand } from '../rosters/roster-queue.ts';
import { captRoster } from './capt-roster.ts';
import type { CaptTarget } from './capt.queries.ts';

type WithoutLeader<Command> = Command extends unknown ? Omit<Command, 'by' | 'key'> : never;

/** A leader's word about a roster. What a person would be told as an answer is a refusal here. */
export const runCaptLeaderCommand = async (
  context: Context,
  actor: Actor,
  { guildId, captId }: CaptTarget,
  command: WithoutLeader<RosterCommand>,
): Promise<void> => {
  await requireGuildAccess(context, actor, guildId, captRoutes.update.access);
  const { userId } = requireSignedIn(actor);
  const asked = { ...command, by: userId, key: randomUUID() } as RosterCommand;
  const { outcome } = await submitRosterCommand(context, captRoster(context, guildId, captId), asked);
  if (outcome === 'frozen') throw new AppError('capt_closed');
  if (outcome === 'not_signed_up') throw new AppError('not_signed_up');
  if (outcome === 'not_a_member') throw new AppError('member_not_found');
};
