import type { ReputationEntry } from '@famiglia/contract/reputation/reputation';
import type { EntryRow } from './entry.queries.ts';

const idText = (id: number | null): string | null => (id === null ? null : String(id));

export const presentEntry = ({ entry, actorName, undoneBy }: EntryRow): ReputationEntry => ({
  id: String(entry.id),
  user_id: entry.userId,
  delta: entry.delta,
  balance: entry.balance,
  reason: entry.reason,
  source: entry.source,
  actor_id: entry.actorId,
  actor_name: entry.actorId === null ? null : (actorName ?? entry.actorId),
  created_at: entry.createdAt.toISOString(),
  batch_id: entry.batchId,
  undone_by: idText(undoneBy),
  reverses: idText(entry.reverses),
});
