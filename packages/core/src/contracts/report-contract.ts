import type { Contract } from '@famiglia/contract/contracts/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { contracts } from '../platform/db/schema/contracts.ts';
import { rosterEntries, rosters } from '../platform/db/schema/rosters.ts';
import { insertReport } from '../reports/report.queries.ts';
import { requireSensible } from '../reports/send-report.ts';
import { lockRoster } from '../rosters/roster.queries.ts';
import { storeSubmission } from '../screenshots/intake/accept-submission.ts';
import type { OfferedFile } from '../screenshots/intake/accept-submission.ts';
import { findContract } from './contract.queries.ts';
import { presentContract } from './get-contracts.ts';

export interface SentContractReport {
  guildId: string;
  contractId: string;
  /** The interaction or message that brought it: brought twice, it is stored once. */
  sourceId: string;
  origin: 'interaction' | 'message';
  channelId: string;
  submittedAt: Date;
  quantity: number;
  file: OfferedFile;
}

/**
 * Somebody on the list of a contract reports what they did for it. It is judged with its screenshot as every report is; what is
 * accepted is proposed as their contribution when a leader confirms.
 */
export const reportContract = async (
  context: Context,
  actor: Actor,
  { guildId, contractId, sourceId, origin, channelId, submittedAt, quantity, file }: SentContractReport,
): Promise<Contract> => {
  const userId = await requireMembership(context, actor, guildId);
  return context.db.transaction(async (tx) => {
    // A contract that ends meanwhile waits, or takes none.
    await lockRoster(tx, guildId, contractId);
    const found = await findContract(tx, guildId, contractId);
    if (found === null) throw new AppError('not_found');
    if (found.contract.endedAt !== null) throw new AppError('contract_over');
    const mine = await findOwnContracts(tx, guildId, userId);
    if (!mine.some(({ id }) => id === contractId)) throw new AppError('contract_not_joined');
    requireSensible(quantity, { priceCents: 0n });
    const submission = { guildId, sourceId, origin, kind: 'reports', userId, channelId } as const;
    if (await storeSubmission(context, tx, { ...submission, submittedAt, files: [file] }))
      await insertReport(tx, {
        guildId,
        sourceId,
        userId,
        itemPriceId: null,
        contractId,
        sentAt: submittedAt,
        quantity,
      });
    return presentContract(found);
  });
};

/** The contracts that are not over and that this person is on the list of. */
export const findOwnContracts = async (
  db: Queryable,
  guildId: string,
  userId: string,
): Promise<{ id: string; title: string; unit: string }[]> =>
  db
    .select({ id: contracts.id, title: contracts.title, unit: contracts.unit })
    .from(contracts)
    .innerJoin(rosterEntries, and(eq(rosterEntries.rosterId, contracts.id), eq(rosterEntries.userId, userId)))
    .where(and(eq(contracts.guildId, guildId), inArray(contracts.status, ['open', 'closed'])))
    .orderBy(contracts.endsAt);

/** The contract whose thread this is; null for every other channel. */
export const findContractOfThread = async (
  db: Queryable,
  guildId: string,
  threadId: string,
): Promise<string | null> => {
  const [row] = await db
    .select({ id: rosters.id })
    .from(rosters)
    .where(and(eq(rosters.threadId, threadId), eq(rosters.guildId, guildId), eq(rosters.kind, 'contract')));
  return row?.id ?? null;
};
