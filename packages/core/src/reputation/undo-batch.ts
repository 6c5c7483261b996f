import { reputationRoutes } from '@famiglia/contract/reputation/reputation';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { requireOthers } from '../settings/require-others.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findBatch, findEntriesById } from './entry.queries.ts';
import { presentEntry } from './ledger.ts';
import { reverseEntries } from './reverse-entries.ts';

export const undoBatch: UseCase<typeof reputationRoutes.undoMany> = async (
  context,
  actor,
  { guildId, batchId },
) => {
  await requireGuildAccess(context, actor, guildId, reputationRoutes.undoMany.access);
  const { userId: actorId } = requireSignedIn(actor);
  const ids = await context.db.transaction(async (tx) => {
    const batch = await findBatch(tx, guildId, batchId);
    if (batch.length === 0) throw new AppError('not_found');
    const standing = batch.filter((row) => row.undoneBy === null);
    await requireOthers(
      tx,
      guildId,
      actorId,
      standing.map(({ entry }) => entry.userId),
    );
    const undone = await reverseEntries(context, tx, standing, { actorId, batchId });
    if (undone.length === 0) throw new AppError('entry_already_undone');
    await recordActivity(context, tx, {
      guildId,
      type: 'reputation.bulk_undone',
      actorId,
      data: { count: undone.length, batch_id: batchId },
    });
    return undone.map((entry) => entry.id);
  });
  return { batch_id: batchId, items: (await findEntriesById(context.db, guildId, ids)).map(presentEntry) };
};
