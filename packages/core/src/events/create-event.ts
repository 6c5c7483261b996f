import { randomUUID } from 'node:crypto';
import { eventRoutes } from '@famiglia/contract/events/event-routes';
import type { EventDetails } from '@famiglia/contract/events/events';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireKnownKind } from '../fight-kinds/take-fight-kind.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { checkPingRole } from '../rosters/roster-ping.ts';
import { checkStart } from './check-start.ts';
import { eventIdOf } from './event-id-of.ts';
import { readEventDetails } from './get-events.ts';
import { openEvent } from './open-event.ts';
import type { PlannedEvent } from './open-event.ts';

type NewEvent = PlannedEvent & {
  /** The key of a request that may be repeated: the same key creates one event. */
  key?: string;
};

/** Creates an event with an open sign-up. The bot posts it afterwards. */
export const createEvent = async (context: Context, actor: Actor, input: NewEvent): Promise<EventDetails> => {
  const { guildId } = input;
  await requireGuildAccess(context, actor, guildId, eventRoutes.create.access);
  const { userId } = requireSignedIn(actor);
  checkStart(new Date(input.startsAt), context.clock());
  await requireKnownKind(context.db, guildId, input.fightKindId);
  await checkPingRole(context.db, { guildId, userId, kind: 'event' }, input.pingRoleId);
  const id = input.key === undefined ? randomUUID() : eventIdOf(guildId, input.key);
  await context.db.transaction(async (tx) =>
    openEvent(context, tx, { ...input, id, createdBy: userId, actorId: userId }),
  );
  return readEventDetails(context.db, guildId, id);
};
