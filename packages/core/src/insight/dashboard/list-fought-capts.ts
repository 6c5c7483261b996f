import type { FoughtCapt } from '@famiglia/contract/dashboard';
import type { Context } from '../../platform/context.ts';
import { findFoughtCapts } from './dashboard.queries.ts';

/** Enough to see where it goes, few enough for a phone. */
const MOST = 20;

export const listFoughtCapts = async (context: Context, guildId: string): Promise<FoughtCapt[]> => {
  const rows = await findFoughtCapts(context.db, guildId, MOST);
  return rows.toReversed().flatMap(({ id, opponent, playedAt, result, damage }) =>
    // What was played has a result: the database sees to it.
    playedAt === null || result === null
      ? []
      : [{ id, opponent, played_at: playedAt.toISOString(), result, damage }],
  );
};
