import { MAX_FIGHT_KINDS, fightKindRoutes } from '@famiglia/contract/fight-kinds/fight-kinds';
import type { FightKind } from '@famiglia/contract/fight-kinds/fight-kinds';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';
import { choosePicture } from '../rosters/event-picture.queries.ts';
import { checkPingRole, existingRole } from '../rosters/roster-ping.ts';
import {
  findFightKind,
  findFightKinds,
  findTemplatePlan,
  insertFightKinds,
  isNameTaken,
  lockFightKinds,
  updateFightKind,
} from './fight-kind.queries.ts';
import type { FightKindRow } from './fight-kind.queries.ts';
import { presentFightKind } from './list-fight-kinds.ts';

type Asked = UseCaseInput<typeof fightKindRoutes.create>;

export const createFightKind: UseCase<typeof fightKindRoutes.create> = async (context, actor, input) => {
  const { guildId, name } = input;
  await requireGuildAccess(context, actor, guildId, fightKindRoutes.create.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockFightKinds(tx, guildId);
    if ((await findFightKinds(tx, guildId)).length >= MAX_FIGHT_KINDS)
      throw new AppError('too_many_fight_kinds');
    await checkReferences(tx, { userId, now: context.clock() }, input, null);
    const written = { ...valuesOf(input), guildId, createdBy: userId, createdAt: context.clock() };
    const [row] = await insertFightKinds(tx, guildId, [written]);
    if (row === undefined) throw new AppError('fight_kind_exists');
    await recordActivity(context, tx, {
      guildId,
      type: 'fight_kind.created',
      actorId: userId,
      target: { kind: 'settings', id: guildId },
      data: { name, fight_kind_id: row.id },
    });
    await context.bus.publish(tx, { type: 'fight_kinds.changed', guildId });
    return presentFightKind(row);
  });
};

/** Saves a kind on top of the version that the leader saw. What was planned with it keeps what it took over. */
export const editFightKind: UseCase<typeof fightKindRoutes.update> = async (context, actor, input) => {
  const { guildId, kindId, version } = input;
  await requireGuildAccess(context, actor, guildId, fightKindRoutes.update.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockFightKinds(tx, guildId);
    const before = await findFightKind(tx, guildId, kindId);
    if (before === null) throw new AppError('not_found');
    const shown = presentFightKind(before);
    await requireVersion(tx, {
      seen: version,
      stored: before.version,
      changes: { guildId, noted: { fight_kind_id: kindId } },
      read: () => shown,
    });
    await checkReferences(tx, { userId, now: context.clock() }, input, before);
    const changes = changedFields(shown, input);
    if (changes.length === 0) return shown;
    if (await isNameTaken(tx, input)) throw new AppError('fight_kind_exists');
    const row = await updateFightKind(tx, input, valuesOf(input));
    if (row === null) throw new AppError('not_found');
    await recordActivity(context, tx, {
      guildId,
      type: 'fight_kind.edited',
      actorId: userId,
      target: { kind: 'settings', id: guildId },
      data: { name: row.name, fight_kind_id: kindId, changes },
    });
    await context.bus.publish(tx, { type: 'fight_kinds.changed', guildId });
    return presentFightKind(row);
  });
};

/** Roles, template and picture are checked only if they change: otherwise whoever chose them is responsible. */
const checkReferences = async (
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
  { guildId, neededRoleId, pingRoleId, templateId, pictureId }: Asked,
  before: FightKindRow | null,
): Promise<void> => {
  const roleMissing =
    neededRoleId !== before?.neededRoleId &&
    neededRoleId !== (await existingRole(tx, guildId, neededRoleId === guildId ? null : neededRoleId));
  if (roleMissing) throw refuse('needed_role_id', 'unknown_role');
  if (pingRoleId !== null && pingRoleId !== before?.pingRoleId)
    await checkPingRole(tx, { guildId, userId, kind: 'capt' }, pingRoleId);
  if (templateId !== null && templateId !== before?.templateId)
    if ((await findTemplatePlan(tx, guildId, templateId)) === null)
      throw refuse('template_id', 'unknown_template');
  if (pictureId !== (before?.pictureId ?? null)) await choosePicture(tx, { guildId, pictureId, now });
};

const refuse = (field: string, message: string) =>
  new AppError('validation_failed', { errors: [{ field, message }] });

const valuesOf = ({ guildId: _guildId, remindersMinutes, ...input }: Asked) => ({
  name: input.name,
  emoji: input.emoji,
  color: input.color,
  pictureId: input.pictureId,
  side: input.side,
  slots: input.slots,
  reward: input.reward,
  rewardWin: input.rewardWin,
  rewardLoss: input.rewardLoss,
  rewardDraw: input.rewardDraw,
  neededRoleId: input.neededRoleId,
  pingRoleId: input.pingRoleId,
  templateId: input.templateId,
  remindersMinutes: remindersMinutes === null ? null : inOrder(remindersMinutes),
});

/** As reminders are shown everywhere: the earliest first, each once. */
const inOrder = (minutes: readonly number[]): number[] => [...new Set(minutes)].toSorted((a, b) => b - a);

const changedFields = (before: FightKind, input: Asked) => {
  const after = presentFightKind({
    ...valuesOf(input),
    id: before.id,
    version: before.version,
  } as FightKindRow);
  return (Object.keys(after) as (keyof FightKind)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
};
