import { eventRoutes } from '@famiglia/contract/events/event-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countEvents, findEvents } from './event.queries.ts';
import { presentEvent } from './present-event.ts';

export const listEvents: UseCase<typeof eventRoutes.list> = async (context, actor, input) => {
  const { guildId, status, search, from, to, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, eventRoutes.list.access);
  const filter = {
    status,
    search,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
  const [rows, total] = await Promise.all([
    findEvents(context.db, guildId, filter, { limit, offset, now: context.clock() }),
    countEvents(context.db, guildId, filter),
  ]);
  return { items: rows.map(presentEvent), total, limit, offset };
};
