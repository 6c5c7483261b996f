import type { EventPlan } from '@famiglia/contract/events/event-plan';
import { kindDefaults } from '@famiglia/contract/fight-kinds/kind-defaults';
import { AppError } from '../platform/app-error.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { currentSquads } from '../rosters/check-squads.ts';
import { findKindOrDeleted, findTemplatePlan, shareFightKind } from './fight-kind.queries.ts';
import { presentFightKind } from './list-fight-kinds.ts';

const NO_REWARDS = { rewardWin: 0, rewardLoss: 0, rewardDraw: 0 };

/** Refuses a kind that never existed. A copy and a plan may name one that was deleted since: what is made of them then has none. */
export const requireKnownKind = async (
  db: Queryable,
  guildId: string,
  kindId: string | null | undefined,
): Promise<void> => {
  if (typeof kindId === 'string' && (await findKindOrDeleted(db, guildId, kindId)) === null)
    throw unknownKind();
};

/** Refuses an edit that chooses a kind which is not there any more. Nobody deletes it until this transaction ends. */
export const requireFightKind = async (
  tx: Transaction,
  guildId: string,
  kindId: string | null | undefined,
): Promise<void> => {
  if (typeof kindId === 'string' && (await shareFightKind(tx, guildId, kindId)) === null) throw unknownKind();
};

const unknownKind = () =>
  new AppError('validation_failed', {
    errors: [{ field: 'fight_kind_id', message: 'unknown_fight_kind' }],
  });

/**
 * The kind of a new event or capt, with what it gives to it. Nobody deletes the kind until this transaction ends. A series may
 * carry a kind that was deleted since: then it has none.
 */
export const takeFightKind = async (
  tx: Transaction,
  {
    guildId,
    fightKindId,
    slots,
  }: { guildId: string; fightKindId?: string | null | undefined; slots: number },
) => {
  const kind = typeof fightKindId === 'string' ? await shareFightKind(tx, guildId, fightKindId) : null;
  if (kind === null) return { fightKindId: null, defaults: {}, resultRewards: NO_REWARDS };
  const { rewardWin, rewardLoss, rewardDraw } = kind;
  const template = kind.templateId === null ? null : await findTemplatePlan(tx, guildId, kind.templateId);
  const plan = kindDefaults(presentFightKind(kind), template, slots);
  const squads = await currentSquads(tx, guildId, plan.squads ?? []);
  return {
    fightKindId: kind.id,
    defaults: namedAsInput({ ...plan, squads }),
    resultRewards: { rewardWin, rewardLoss, rewardDraw },
  };
};

/** The rewards by result of another kind that an edit chooses. */
export const rewardsOfKind = async (tx: Transaction, guildId: string, kindId: string | null) => {
  const kind = kindId === null ? null : await shareFightKind(tx, guildId, kindId);
  if (kind === null) return NO_REWARDS;
  const { reward, rewardWin, rewardLoss, rewardDraw } = kind;
  return { ...(reward === null ? {} : { reward }), rewardWin, rewardLoss, rewardDraw };
};

/** Without what a leader always types: title, description, places. */
const namedAsInput = (plan: Partial<EventPlan>) => ({
  reward: plan.reward,
  remindersMinutes: plan.reminders_minutes,
  cutoffMinutes: plan.cutoff_minutes,
  pingRoleId: plan.ping_role_id,
  pingAgainMinutes: plan.ping_again_minutes,
  thread: plan.thread,
  moreAnswers: plan.more_answers,
  squads: plan.squads,
  emoji: plan.emoji,
  color: plan.color,
  pictureId: plan.picture_id,
  scheduledEvent: plan.scheduled_event,
});

type Defaults = Partial<ReturnType<typeof namedAsInput>>;

/** The typed values, and for each that was left out the kind's. */
export const filledFrom = <Typed extends object>(defaults: Defaults, typed: Typed): Defaults & Typed => ({
  ...defaults,
  ...(Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) as Typed),
});
