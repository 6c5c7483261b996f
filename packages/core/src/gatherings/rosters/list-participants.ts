import type { Participant } from '@famiglia/contract/events';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { wholeList } from '../../platform/whole-list.ts';
import { findParticipants } from './participant.queries.ts';
import { presentParticipant } from './present-participant.ts';
import type { RosterOfKind, RosterRef } from './roster-kind.ts';

/** Everybody on a roster, in its order. */
export const listParticipants = async (
  context: Context,
  actor: Actor,
  { kind, guildId, rosterId }: RosterOfKind,
) => {
  await kind.requireViewer(context, actor, guildId);
  if ((await kind.find(context.db, guildId, rosterId)) === null) throw new AppError('not_found');
  const rows = await findParticipants(context.db, guildId, rosterId);
  return wholeList(rows.map((row) => presentParticipant(context.config.cdnUrl, row)));
};

/** One person of a roster, as everybody is shown. */
export const readParticipant = async (
  context: Context,
  { guildId, rosterId }: RosterRef,
  userId: string,
): Promise<Participant> => {
  const [row] = await findParticipants(context.db, guildId, rosterId, userId);
  if (row === undefined) throw new AppError('not_signed_up');
  return presentParticipant(context.config.cdnUrl, row);
};
