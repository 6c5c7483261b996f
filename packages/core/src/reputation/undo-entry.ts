import { reputationRoutes } from '@famiglia/contract/reputation/reputation';
import type { ReputationEntry } from '@famiglia/contract/reputation/reputation';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';
import { requireOthers } from '../settings/require-others.ts';
import { findEntriesById } from './entry.queries.ts';
import type { EntryRow } from './entry.queries.ts';
import { presentEntry } from './ledger.ts';
import { reverseEntries } from './reverse-entries.ts';

type TakeBack = (tx: Transaction, entry: EntryRow['entry'], actorId: string) => Promise<void>;

/** What was given for the reputation is taken back in the same transaction, by whoever gave it. */
export const undoEntry = async (
  context: Context,
  actor: Actor,
  { guildId, entryId }: UseCaseInput<typeof reputationRoutes.undo>,
  takeBack?: TakeBack,
): Promise<ReputationEntry> => {
  await requireGuildAccess(context, actor, guildId, reputationRoutes.undo.access);
  const { userId: actorId } = requireSignedIn(actor);
  const undoId = await context.db.transaction(async (tx) => {
    const [row] = await findEntriesById(tx, guildId, [Number(entryId)]);
    if (row === undefined) throw new AppError('not_found');
    await requireOthers(tx, guildId, actorId, [row.entry.userId]);
    if (row.entry.reverses !== null) throw new AppError('entry_not_undoable');
    const [undo] = await reverseEntries(context, tx, [row], { actorId });
    if (undo === undefined) throw new AppError('entry_already_undone');
    await takeBack?.(tx, row.entry, actorId);
    await recordActivity(context, tx, {
      guildId,
      type: 'reputation.undone',
      actorId,
      target: { kind: 'member', id: row.entry.userId },
      data: { delta: undo.delta, balance: undo.balance, entry_id: entryId, reason: row.entry.reason },
    });
    return undo.id;
  });
  const [undo] = await findEntriesById(context.db, guildId, [undoId]);
  if (undo === undefined) throw new AppError('not_found');
  return presentEntry(undo);
};
