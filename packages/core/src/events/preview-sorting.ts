import { eventRoutes } from '@famiglia/contract/events/event-routes';
import type { SortingPreview } from '@famiglia/contract/events/events';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { explainPlaces } from '../rosters/explain-place.ts';
import { findPlaces } from '../rosters/participant.queries.ts';
import { findPersonFacts } from '../rosters/person-facts.ts';
import type { Placement } from '../rosters/roster.ts';
import { sortRoster } from '../rosters/sort-roster.ts';
import { findSquadRoles, findSquads } from '../rosters/squad.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findLastFrozenEvent } from './event.queries.ts';

const NOTHING: SortingPreview = { event: null, items: [], moved_in: [], moved_out: [] };

/** The last event, sorted by other criteria with the values that people had when it was closed. */
export const previewSorting: UseCase<typeof eventRoutes.previewSorting> = async (context, actor, input) => {
  const { guildId, sorting } = input;
  await requireGuildAccess(context, actor, guildId, eventRoutes.previewSorting.access);
  const last = await findLastFrozenEvent(context.db, guildId);
  if (last === null) return NOTHING;
  const { event, roster } = last;
  const rows = await findPlaces(context.db, guildId, event.id);
  const userIds = rows.map(({ entry }) => entry.userId);
  const facts = await findPersonFacts(context.db, guildId, userIds, roster.frozenAt ?? event.startsAt);
  const squads = roster.squadCount === 0 ? [] : await findSquads(context.db, guildId, event.id);
  const roles = await findSquadRoles(context.db, guildId, squads, userIds);
  const entries = rows.flatMap(({ entry }) => {
    const known = facts.get(entry.userId);
    const held = roles.get(entry.userId);
    return known === undefined
      ? []
      : [{ ...entry, ...known, ...(held === undefined ? {} : { roles: held }) }];
  });
  const placements = sortRoster(entries, roster.slots, sorting, { squads });
  const reasons = explainPlaces(placements, sorting, squads);
  const before = new Map(rows.map((row) => [row.entry.userId, row]));

  const items = placements.flatMap(({ entry, list, position }, index) => {
    const row = before.get(entry.userId);
    const why = reasons[index];
    if (row === undefined || why === undefined) return [];
    return [
      {
        user_id: entry.userId,
        display_name: row.person.displayName,
        before: { list: row.entry.list, position: row.entry.position },
        after: { list, position },
        why,
      },
    ];
  });
  const moved = (from: Placement['list']) =>
    items.filter((item) => item.before.list === from && item.after.list !== from).map((item) => item.user_id);
  return {
    event: {
      id: event.id,
      title: event.title,
      starts_at: event.startsAt.toISOString(),
      slots: roster.slots,
    },
    items,
    moved_in: moved('reserve'),
    moved_out: moved('main'),
  };
};
