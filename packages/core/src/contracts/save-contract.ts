import { randomUUID } from 'node:crypto';
import { contractRoutes } from '@famiglia/contract/contracts/contract-routes';
import type { ContractDetails } from '@famiglia/contract/contracts/contracts';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { checkStart } from '../events/check-start.ts';
import { eventIdOf } from '../events/event-id-of.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';
import type { UseCase } from '../platform/use-case.ts';
import { UNCHANGED, changeGathering, requireNotOver } from '../rosters/change-gathering.ts';
import { moveSignUp } from '../rosters/move-sign-up.ts';
import { resizeRoster } from '../rosters/resize-roster.ts';
import { insertRosterMessage } from '../rosters/roster-message.queries.ts';
import { existingRole, newPing } from '../rosters/roster-ping.ts';
import { insertRoster, touchRoster } from '../rosters/roster.queries.ts';
import { isSignUpOver } from '../rosters/sign-up-times.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { contractRoster, contractRosterKind } from './contract-roster.ts';
import { insertContract, updateContract as storeContract } from './contract.queries.ts';
import { readContractDetails } from './get-contracts.ts';

type NewContract = UseCaseInput<typeof contractRoutes.create> & {
  /** The key of a request that may be repeated: the same key posts one contract. */
  key?: string;
  /** The channel of the request: it is posted there if the guild has no channel for contracts. */
  channelId?: string;
};

/** Stores a contract with its open roster. The bot posts it afterwards. */
export const createContract = async (
  context: Context,
  actor: Actor,
  input: NewContract,
): Promise<ContractDetails> => {
  const { guildId, key } = input;
  await requireGuildAccess(context, actor, guildId, contractRoutes.create.access);
  const { userId } = requireSignedIn(actor);
  const now = context.clock();
  const endsAt = new Date(input.endsAt);
  checkEnd(endsAt, now);
  const id = key === undefined ? randomUUID() : eventIdOf(guildId, key);
  await context.db.transaction(async (tx) => {
    await checkRole(tx, guildId, input.neededRoleId);
    const settings = await findSettings(tx, guildId);
    const { contracts: defaults } = settings;
    const called = { guildId, userId, kind: 'contract', startsAt: endsAt, now } as const;
    const ping = await newPing(
      tx,
      called,
      {},
      { ping_role_id: defaults.ping_role_id, ping_again_minutes: 0 },
    );
    const roster = {
      id,
      guildId,
      kind: 'contract',
      slots: input.slots,
      criteria: settings.events.sorting,
      closesAt: endsAt,
      lateFrom: endsAt,
      attendanceDueAt: endsAt,
      thread: defaults.thread,
      ...ping,
    } as const;
    if (!(await insertRoster(tx, roster, []))) return;
    await insertContract(tx, {
      ...valuesOf({ ...input, familyPercent: input.familyPercent ?? defaults.family_percent }),
      id,
      guildId,
      createdBy: userId,
      createdAt: now,
    });
    const channelId = settings.channels.contracts ?? input.channelId ?? null;
    await insertRosterMessage(tx, { rosterId: id, guildId, channelId });
    await recordActivity(context, tx, {
      guildId,
      type: 'contract.created',
      actorId: userId,
      target: { kind: 'contract', id },
      data: { title: input.title, slots: input.slots },
    });
    await context.bus.publish(tx, { type: 'contracts.changed', guildId, contractIds: [id] });
  });
  return readContractDetails(context.db, guildId, id);
};

/** Saves a contract on top of the version that the leader saw. After closing, its places stay as they are. */
export const updateContract: UseCase<typeof contractRoutes.update> = async (context, actor, input) => {
  const { guildId, contractId, version, title, slots } = input;
  const now = context.clock();
  const endsAt = new Date(input.endsAt);
  await changeGathering(context, actor, contractRoster(input), async (tx, current, userId) => {
    await requireNotOver(tx, contractRosterKind, current);
    const { contract, roster } = current;
    await requireVersion(tx, {
      seen: version,
      stored: contract.version,
      changes: { guildId, targetId: contractId },
      read: async () => readContractDetails(tx, guildId, contractId),
    });
    if (slots !== roster.slots && isSignUpOver(roster, now)) throw new AppError('contract_closed');
    if (endsAt.getTime() !== contract.endsAt.getTime()) checkEnd(endsAt, now);
    if (input.neededRoleId !== contract.neededRoleId) await checkRole(tx, guildId, input.neededRoleId);
    const values = valuesOf(input);
    const changes = [
      ...changesOf(contract, values),
      ...(slots === roster.slots ? [] : [{ field: 'slots', before: roster.slots, after: slots }]),
    ];
    if (changes.length === 0) return UNCHANGED;
    if (slots !== roster.slots)
      await resizeRoster(
        context,
        tx,
        { kind: 'contract', guildId, rosterId: contractId, title },
        { slots, userId, version },
      );
    await storeContract(tx, contractId, values);
    await moveSignUp(tx, roster, { from: contract.endsAt, to: endsAt, userId, asked: {} }, now);
    await touchRoster(tx, contractId);
    return recordActivity(context, tx, {
      guildId,
      type: 'contract.edited',
      actorId: userId,
      target: { kind: 'contract', id: contractId },
      data: { title, changes },
    });
  });
  return readContractDetails(context.db, guildId, contractId);
};

type Fields = Pick<
  UseCaseInput<typeof contractRoutes.update>,
  | 'title'
  | 'description'
  | 'endsAt'
  | 'neededRoleId'
  | 'pay'
  | 'amountCents'
  | 'unit'
  | 'familyPercent'
  | 'rule'
>;

const valuesOf = (input: Fields) => ({
  title: input.title,
  description: input.description,
  endsAt: new Date(input.endsAt),
  neededRoleId: input.neededRoleId,
  pay: input.pay,
  amountCents: BigInt(input.amountCents),
  unit: input.unit,
  familyPercent: input.familyPercent,
  rule: input.rule,
});

const FIELDS: Readonly<Record<keyof ReturnType<typeof valuesOf>, string>> = {
  title: 'title',
  description: 'description',
  endsAt: 'ends_at',
  neededRoleId: 'needed_role_id',
  pay: 'pay',
  amountCents: 'amount_cents',
  unit: 'unit',
  familyPercent: 'family_percent',
  rule: 'rule',
};

type Values = ReturnType<typeof valuesOf>;

const changesOf = (before: Values, after: Values) => {
  const plain = (value: Values[keyof Values]) =>
    value instanceof Date ? value.toISOString() : typeof value === 'bigint' ? String(value) : value;
  return (Object.keys(FIELDS) as (keyof Values)[])
    .map((key) => ({ field: FIELDS[key], before: plain(before[key]), after: plain(after[key]) }))
    .filter((change) => change.before !== change.after);
};

const checkEnd = (endsAt: Date, now: Date): void => checkStart(endsAt, now, 'ends_at');

/** @everyone, which has the guild's own id, is no rank. */
const checkRole = async (tx: Transaction, guildId: string, roleId: string | null): Promise<void> => {
  if (roleId === (await existingRole(tx, guildId, roleId === guildId ? null : roleId))) return;
  const errors = [{ field: 'needed_role_id', message: 'unknown_role' }];
  throw new AppError('validation_failed', { errors });
};
