import type { Squad } from '@famiglia/contract/rosters/squads';
import type { Queryable } from '../platform/db/database.ts';
import { findSquadsWithNames } from './squad.queries.ts';

/** The squads of a roster in the format of the contract. */
export const readSquads = async (db: Queryable, guildId: string, rosterId: string): Promise<Squad[]> =>
  (await findSquadsWithNames(db, guildId, rosterId)).map((row) => ({
    id: row.id,
    name: row.name,
    slots: row.slots,
    role_id: row.roleId,
    role: row.role,
    leader_id: row.leaderId,
    leader: row.leaderId === null ? null : { id: row.leaderId, name: row.leaderName ?? row.leaderId },
    main_count: row.mainCount,
  }));
