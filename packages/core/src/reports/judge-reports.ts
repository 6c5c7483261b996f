import { reportRoutes } from '@famiglia/contract/reports/reports';
import type { Report } from '@famiglia/contract/reports/reports';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { judgeScreenshots } from '../screenshots/review/judge-screenshots.ts';
import type { VerdictTerms } from '../screenshots/review/judge-screenshots.ts';
import { undoVerdicts } from '../screenshots/review/undo-verdicts.ts';
import { lockReports } from './price.queries.ts';
import { presentReports } from './read-reports.ts';
import { findReports, updateReport } from './report.queries.ts';
import type { PricedReport } from './report.queries.ts';
import { leftFor, requireSensible } from './send-report.ts';

/** Accepts reports, one of them with a corrected quantity, or refuses them. Owed from then on is what they cost when they were sent. */
export const judgeReports: UseCase<typeof reportRoutes.moderate> = async (context, actor, input) => {
  const { guildId, screenshotIds, action, comment, quantity } = input;
  await requireGuildAccess(context, actor, guildId, reportRoutes.moderate.access);
  const actorId = requireSignedIn(actor).userId;
  const isCorrection = action === 'approve' && quantity !== undefined;
  if (isCorrection && new Set(screenshotIds).size > 1) throw invalid('quantity', 'one_at_a_time');
  const by = { guildId, actorId, comment: comment ?? '', quantity: isCorrection ? quantity : null };
  const { items } = await judgeScreenshots(context, {
    guildId,
    kind: 'reports',
    actorId,
    screenshotIds,
    action,
    comment,
    overrule: false,
    terms: termsOf(context, by),
  });
  return { items: await presentReports(context, guildId, items) };
};

export const undoReports: UseCase<typeof reportRoutes.undo> = async (context, actor, input) => {
  const { guildId, screenshotIds } = input;
  await requireGuildAccess(context, actor, guildId, reportRoutes.undo.access);
  const actorId = requireSignedIn(actor).userId;
  const { items } = await undoVerdicts(context, {
    guildId,
    kind: 'reports',
    actorId,
    screenshotIds,
    at: new Date(input.at),
    terms: termsOf(context, { guildId, actorId, comment: '', quantity: null, undone: true }),
  });
  return { items: await presentReports(context, guildId, items) };
};

const invalid = (field: string, message: string): AppError =>
  new AppError('validation_failed', { errors: [{ field, message }] });

interface Judge {
  guildId: string;
  actorId: string;
  comment: string;
  /** The corrected quantity. */
  quantity: number | null;
  /** What stood before stands again: nothing is counted anew. */
  undone?: boolean;
}

type Status = Report['status'];

const termsOf = (context: Context, by: Judge): VerdictTerms => ({
  lock: async (tx) => lockReports(tx, by.guildId),
  settle: async (tx, due, statusOf) => {
    const found = await findReports(
      tx,
      by.guildId,
      due.map(({ sourceId }) => sourceId),
    );
    // One after the other: each takes of the limit that the next one meets.
    for (const screenshot of due) {
      const priced = found.get(screenshot.sourceId);
      if (priced === undefined) throw new AppError('not_found');
      await settle(context, tx, { priced, screenshotId: screenshot.id, status: statusOf(screenshot) }, by);
    }
  },
});

interface Settled {
  priced: PricedReport;
  screenshotId: string;
  status: Status;
}

const settle = async (
  context: Context,
  tx: Transaction,
  { priced, screenshotId, status }: Settled,
  by: Judge,
): Promise<void> => {
  const { report, price } = priced;
  const isAccepted = status === 'approved';
  const undone = by.undone === true;
  const quantity = (undone ? report.acceptedQuantity : by.quantity) ?? report.quantity;
  const isCorrected = isAccepted && quantity !== report.quantity;
  if (isAccepted && !undone) {
    if (isCorrected && by.comment.trim() === '') throw invalid('comment', 'reason_needed');
    requireSensible(quantity, price);
    await requireWithinLimit(tx, priced, quantity);
  }
  // What a contract owes is its shares.
  const isOwed = isAccepted && report.contractId === null;
  const amountCents = isOwed ? BigInt(quantity) * price.priceCents : null;
  await updateReport(tx, report, {
    acceptedQuantity: isAccepted ? quantity : report.acceptedQuantity,
    amountCents,
    acceptedAt: isAccepted ? context.clock() : null,
  });
  const verdict = isAccepted ? (isCorrected ? 'report.corrected' : 'report.accepted') : 'report.refused';
  if (report.contractId !== null)
    await context.bus.publish(tx, {
      type: 'contracts.changed',
      guildId: by.guildId,
      contractIds: [report.contractId],
    });
  await recordActivity(context, tx, {
    guildId: by.guildId,
    type: undone ? 'report.reopened' : verdict,
    actorId: by.actorId,
    target: { kind: 'member', id: report.userId },
    data: {
      screenshot_ids: [screenshotId],
      item: price.name,
      unit: price.unit,
      reported: report.quantity,
      quantity,
      amount_cents: String(amountCents ?? 0n),
      ...(report.contractId === null ? {} : { contract_id: report.contractId }),
      reason: by.comment,
    },
  });
};

/** By the limits that held when it was sent. Others may have been accepted since: then the officer is told how much still counts. */
const requireWithinLimit = async (
  tx: Transaction,
  { report, price }: PricedReport,
  quantity: number,
): Promise<void> => {
  const { guildId, userId, sentAt: at, sourceId: except } = report;
  const left = await leftFor(
    tx,
    { guildId, userId, at },
    { itemId: price.itemId, price },
    { waiting: false, except },
  );
  if (quantity > left) throw new AppError('report_over_limit', { limit: left });
};
