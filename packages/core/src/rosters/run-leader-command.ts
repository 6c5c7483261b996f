import { randomUUID } from 'node:crypto';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { changeableRoster } from './changeable-roster.ts';
import type { RosterCommand } from './roster-command.ts';
import type { RosterOfKind } from './roster-kind.ts';
import { submitRosterCommand } from './roster-queue.ts';

type WithoutLeader<Command> = Command extends unknown ? Omit<Command, 'by' | 'key'> : never;

/** Runs a leader's command on a roster. An outcome that a member would get as an answer is thrown as an error here. */
export const runLeaderCommand = async (
  context: Context,
  actor: Actor,
  roster: RosterOfKind,
  command: WithoutLeader<Exclude<RosterCommand, { type: 'resize' | 'answer' }>>,
): Promise<void> => {
  const { kind, guildId } = roster;
  await kind.requireLeader(context, actor, guildId);
  const { userId } = requireSignedIn(actor);
  const asked = { ...command, by: userId, key: randomUUID() } as RosterCommand;
  const { outcome } = await submitRosterCommand(context, roster.rosterId, asked, () =>
    changeableRoster(context, roster),
  );
  if (outcome === 'frozen') throw new AppError(`${kind.name}_closed`);
  if (outcome === 'not_signed_up') throw new AppError('not_signed_up');
  if (outcome === 'no_such_squad') throw new AppError('squad_not_found');
  if (outcome === 'not_a_member') throw new AppError('member_not_found');
};
