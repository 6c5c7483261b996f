import type { CaptPlayer } from '@famiglia/contract/capts/capts';
import type { Transaction } from '../platform/db/database.ts';
import { storeAliases } from './alias.queries.ts';

interface Learner {
  guildId: string;
  userId: string;
  now: Date;
}

/** Stores the nicks of rows that a leader saved as aliases of their members. */
export const learnAliases = async (
  tx: Transaction,
  { guildId, userId, now }: Learner,
  players: readonly CaptPlayer[],
  known: ReadonlyMap<string, { ingameNick: string | null }>,
): Promise<void> => {
  const spelt = players.flatMap(({ user_id: owner, nick, side }) => {
    if (owner === null || side !== 'ours') return [];
    const own = known.get(owner)?.ingameNick ?? '';
    if (nick.toLowerCase() === own.toLowerCase()) return [];
    return [{ guildId, nick, userId: owner, learntBy: userId, learntAt: now }];
  });
  await storeAliases(tx, spelt);
};
