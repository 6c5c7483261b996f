import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import type { activity } from '../platform/db/schema/activity.ts';

interface ActivityRow {
  entry: typeof activity.$inferSelect;
  actorName: string | null;
  /** Of a member. */
  targetName: string | null;
}

export const presentActivity = ({ entry, actorName, targetName }: ActivityRow): ActivityEntry => ({
  id: String(entry.id),
  type: entry.type,
  actor: entry.actorId === null ? null : { id: entry.actorId, name: actorName ?? entry.actorId },
  target:
    entry.targetKind === null || entry.targetId === null
      ? null
      : { kind: entry.targetKind, id: entry.targetId, name: targetName ?? titleOf(entry.data) },
  data: entry.data as ActivityEntry['data'],
  created_at: entry.createdAt.toISOString(),
});

/** Targets other than members have their name in the row, as it was then. */
const titleOf = (data: Record<string, unknown>): string =>
  typeof data['title'] === 'string' ? data['title'] : '';
