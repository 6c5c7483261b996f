import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import type { Capt } from '@famiglia/contract/capts/capts';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { lockRoster } from '../rosters/roster.queries.ts';
import { isByClock } from '../rosters/roster-kind.ts';
import type { Gathering, AttendedKind, AttendedRoster } from '../rosters/roster-kind.ts';
import { replaceCalls } from './call.queries.ts';
import { captTitle } from './capt-title.ts';
import { findCapt, findCapts, storeCapt, storeCaptStatus } from './capt.queries.ts';
import type { CaptTarget, ListedCapt } from './capt.queries.ts';
import { presentCapt } from './present-capt.ts';
import { readCapt } from './get-capts.ts';

type FoundCapt = ListedCapt & Gathering;

/** The parts in which rosters of capts differ from rosters of events. */
export const captRosterKind: AttendedKind<FoundCapt, Capt> = {
  name: 'capt',
  requireViewer: async (context, actor, guildId) =>
    requireGuildAccess(context, actor, guildId, captRoutes.participants.access),
  requireLeader: async (context, actor, guildId) =>
    requireGuildAccess(context, actor, guildId, captRoutes.update.access),
  lock: async (tx, { guildId, rosterId }) => {
    await lockRoster(tx, guildId, rosterId);
    await lockNamed(tx, 'capt_sums', guildId);
  },
  find: async (db, guildId, captId) => {
    const found = await findCapt(db, guildId, captId);
    if (found === null) return null;
    const { status, startsAt, endedAt, createdBy } = found.capt;
    return { ...found, title: captTitle(found.capt), status, startsAt, endedAt, createdBy };
  },
  read: readCapt,
  listByStatus: async (db, guildId, status, limit) =>
    (await findCapts(db, guildId, { status }, { limit, offset: 0 })).map(presentCapt),
  store: async (tx, { guildId, rosterId }, change) =>
    (isByClock(change) ? storeCapt : storeCaptStatus)(tx, { guildId, captId: rosterId }, change),
  undoFinish: async (tx, { guildId, rosterId }) => {
    const target = { guildId, captId: rosterId };
    await replaceCalls(tx, target, [], new Set());
    await storeCaptStatus(tx, target, {
      status: 'closed',
      result: null,
      scoreOurs: null,
      scoreTheirs: null,
      endedBy: null,
      endedAt: null,
      selected: 0,
      came: 0,
    });
  },
  changed: ({ guildId, rosterId }) => ({ type: 'capts.changed', guildId, captIds: [rosterId] }),
};

/** The roster of one capt, for the use cases of rosters. */
export const captRoster = ({ guildId, captId }: CaptTarget): AttendedRoster<FoundCapt, Capt> => ({
  kind: captRosterKind,
  guildId,
  rosterId: captId,
});
