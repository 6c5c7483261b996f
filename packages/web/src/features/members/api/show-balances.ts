import type { Member } from '@famiglia/contract/guilds';
import type { ReputationEntry } from '@famiglia/contract/reputation';
import type { QueryClient } from '@tanstack/react-query';
import { patchMembers } from './patch-members.ts';
import { refreshMembers } from './refresh-members.ts';

/** What the server has just answered is on screen at once; the rest of what it changed is asked for. */
export const showBalances = (
  client: QueryClient,
  guildId: string,
  entries: readonly ReputationEntry[],
): void => {
  const balances = new Map(entries.map((entry) => [entry.user_id, entry.balance]));
  patchMembers(client, guildId, <Known extends Member>(member: Known): Known => {
    const balance = balances.get(member.user_id);
    return balance === undefined ? member : { ...member, reputation: balance };
  });
  refreshMembers(client, guildId);
};
