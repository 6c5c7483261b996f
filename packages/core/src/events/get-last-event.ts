import { eventRoutes } from '@famiglia/contract/events/event-routes';
import type { EventDetails } from '@famiglia/contract/events/events';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { findLastPlanned } from './event.queries.ts';
import { readEventDetails } from './get-event.ts';

/** The event that was created last, for a leader who wants to repeat it. */
export const getLastEvent = async (
  context: Context,
  actor: Actor,
  { guildId }: { guildId: string },
): Promise<EventDetails> => {
  await requireGuildAccess(context, actor, guildId, eventRoutes.create.access);
  const id = await findLastPlanned(context.db, guildId);
  if (id === null) throw new AppError('nothing_to_repeat');
  return readEventDetails(context.db, guildId, id);
};
