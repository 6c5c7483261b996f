import { eventRoutes } from '@famiglia/contract/event-routes';
import type { Participant } from '@famiglia/contract/events';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { wholeList } from '../../platform/whole-list.ts';
import { findParticipants } from '../rosters/participant.queries.ts';
import { presentParticipant } from '../rosters/present-participant.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { findEvent } from './event.queries.ts';

export const listParticipants: UseCase<typeof eventRoutes.participants> = async (
  context,
  actor,
  { guildId, eventId },
) => {
  await requireGuildAccess(context, actor, guildId, eventRoutes.participants.access);
  if ((await findEvent(context.db, guildId, eventId)) === null) throw new AppError('not_found');
  const rows = await findParticipants(context.db, guildId, eventId);
  return wholeList(rows.map((row) => presentParticipant(context.config.cdnUrl, row)));
};

/** One person of a roster, as everybody is shown. */
export const readParticipant = async (
  context: Context,
  guildId: string,
  eventId: string,
  userId: string,
): Promise<Participant> => {
  const [row] = await findParticipants(context.db, guildId, eventId, userId);
  if (row === undefined) throw new AppError('not_signed_up');
  return presentParticipant(context.config.cdnUrl, row);
};
