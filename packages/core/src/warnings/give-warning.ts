import { randomUUID } from 'node:crypto';
import type { WarningKind } from '@famiglia/contract/warnings/warning-kinds';
import { MAX_WARNINGS, warningRoutes } from '@famiglia/contract/warnings/warnings';
import type { WarningRules } from '@famiglia/contract/warnings/warnings';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireOthers } from '../settings/require-others.ts';
import { findBots } from '../members/member.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { warnings } from '../platform/db/schema/warnings.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';
import type { UseCase } from '../platform/use-case.ts';
import { changeWarnings } from './change-warnings.ts';
import { presentWarning } from './present-warnings.ts';
import { requireProofRoom } from './warning-proof.ts';
import type { StoredProof } from './warning-proof.ts';
import type { WarningRow } from './warning.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a warning ends that is given or prolonged now; null if only by being lifted. */
export const endOf = (now: Date, days: number): Date | null =>
  days === 0 ? null : new Date(now.getTime() + days * DAY_MS);

export const findWarningRules = async (db: Queryable, guildId: string): Promise<WarningRules> => {
  const { warnings: rules } = await findSettings(db, guildId);
  const weights: Record<WarningKind, number> = {
    verbal: rules.verbal_weight,
    warning: rules.warning_weight,
    severe: rules.severe_weight,
  };
  return { reasons: rules.reasons, weights, days: rules.days };
};

export const getWarningRules: UseCase<typeof warningRoutes.rules> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, warningRoutes.rules.access);
  return findWarningRules(context.db, guildId);
};

type NewWarning = UseCaseInput<typeof warningRoutes.give> & { proof?: StoredProof | null };

export const giveWarning = async (context: Context, actor: Actor, input: NewWarning) => {
  const { userId: issuedBy } = requireSignedIn(actor);
  await requireGuildAccess(context, actor, input.guildId, warningRoutes.give.access);
  return context.db.transaction(async (tx) => addWarning(context, tx, { ...input, issuedBy }));
};

/** Within the transaction of something that it comes with. */
export const addWarning = async (
  context: Context,
  tx: Transaction,
  { issuedBy, ...input }: NewWarning & { issuedBy: string },
) => {
  const { guildId, userId, kind, reason, proof = null } = input;
  await requireOthers(tx, guildId, issuedBy, [userId]);
  if ((await findBots(tx, guildId, [userId])).length > 0) throw new AppError('bot_is_no_member');
  const rules = await findWarningRules(tx, guildId);
  const now = context.clock();
  const row = await changeWarnings(context, tx, { guildId, userId }, async (active) => {
    if (active.length >= MAX_WARNINGS) throw new AppError('too_many_warnings');
    if (proof !== null) await requireProofRoom(context, tx, { guildId, userId: issuedBy }, proof.bytes);
    const values = {
      id: randomUUID(),
      guildId,
      userId,
      kind,
      reason,
      weight: input.weight ?? rules.weights[kind],
      issuedBy,
      createdAt: now,
      endsAt: endOf(now, input.days ?? rules.days),
      ...proof,
    };
    const [given] = (await tx.insert(warnings).values(values).returning()) as [WarningRow];
    return { row: given, news: 'given' };
  });
  await recordActivity(context, tx, {
    guildId,
    type: 'warning.given',
    actorId: issuedBy,
    target: { kind: 'member', id: userId },
    data: { warning_id: row.id, ...factsOf(row) },
  });
  return presentWarning(context, tx, row);
};

/** The fields of a warning that are stored in its activity rows. */
export const factsOf = ({ kind, reason, weight, endsAt }: WarningRow) => ({
  kind,
  reason,
  weight,
  ends_at: endsAt?.toISOString() ?? null,
});
