import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import type { ROSTER_KINDS } from '../platform/db/schema/rosters.ts';

interface Roster {
  guildId: string;
  rosterId: string;
}

/** The bus event after a change of a roster whose kind is only known by its row. */
export const rosterChanged = (
  kind: (typeof ROSTER_KINDS)[number],
  { guildId, rosterId }: Roster,
): BusEvent => {
  if (kind === 'event') return { type: 'events.changed', guildId, eventIds: [rosterId] };
  if (kind === 'capt') return { type: 'capts.changed', guildId, captIds: [rosterId] };
  return { type: 'contracts.changed', guildId, contractIds: [rosterId] };
};
