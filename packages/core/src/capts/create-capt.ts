import { randomUUID } from 'node:crypto';
import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import type { CaptDetails } from '@famiglia/contract/capts/capts';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { learnAliases } from '../damage/learn-aliases.ts';
import { eventIdOf } from '../events/event-id-of.ts';
import { filledFrom, requireKnownKind, takeFightKind } from '../fight-kinds/take-fight-kind.ts';
import { insertRosterMessage } from '../rosters/roster-message.queries.ts';
import { checkPingRole, newPing } from '../rosters/roster-ping.ts';
import { insertReminders } from '../rosters/roster-reminder.queries.ts';
import { checkSquads } from '../rosters/check-squads.ts';
import { insertRoster } from '../rosters/roster.queries.ts';
import { attendanceDueAt, lineUpDueAt, maybesDueAt, signUpTimes } from '../rosters/sign-up-times.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { askForResultPost } from './ask-for-result-post.ts';
import { captTitle } from './capt-title.ts';
import { findCapt, insertCapt, storeCapt } from './capt.queries.ts';
import { changeCaptStatus } from './change-capt-status.ts';
import { checkCapt } from './check-capt.ts';
import { linkCaptQueue } from './link-capt-queue.ts';
import { memberIdsOf } from './member-ids-of.ts';
import { byPerson } from './player-sources.ts';
import { replacePlayers } from './player.queries.ts';
import { readCaptDetails } from './get-capts.ts';
import { replaceRecordings } from './recording.queries.ts';
import { settleCapt } from './settle-capt.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';
import { findKnownMembers } from '../members/member.queries.ts';

type NewCapt = UseCaseInput<typeof captRoutes.create> & {
  /** The channel of the request: the capt is posted there if the guild has no channel for capts. */
  channelId?: string;
  /** The key of a request that may be repeated: the same key creates one capt. */
  key?: string;
  /** The bot opened it by itself: the activity names nobody. */
  byItself?: boolean;
};

/** Creates a capt with an open sign-up, or enters one that was already played. The bot posts it afterwards. */
export const createCapt = async (context: Context, actor: Actor, input: NewCapt): Promise<CaptDetails> => {
  const { guildId } = input;
  await requireGuildAccess(context, actor, guildId, captRoutes.create.access);
  const { userId } = requireSignedIn(actor);
  await requireKnownKind(context.db, guildId, input.fightKindId);
  const capt = { ...input, players: byPerson(input.players ?? []) };
  const captId = await context.db.transaction(async (tx) => insertNewCapt(context, tx, capt, userId));
  return readCaptDetails(context.db, guildId, captId);
};

/** The same in a transaction of the caller, who has checked the permission. Returns the id of the capt. */
export const insertNewCapt = async (
  context: Context,
  tx: Transaction,
  asked: NewCapt,
  userId: string,
): Promise<string> => {
  const { fightKindId, defaults, resultRewards } = await takeFightKind(tx, asked);
  const input = filledFrom(defaults, asked);
  const { guildId, slots, status, result, players = [] } = input;
  const now = context.clock();
  const startsAt = new Date(input.startsAt);
  const known = await findKnownMembers(tx, guildId, memberIdsOf(players));
  checkCapt({ startsAt, slots, status, result, players }, new Set(known.keys()), now);
  const settings = await findSettings(tx, guildId);
  const id = input.key === undefined ? randomUUID() : eventIdOf(guildId, input.key);

  const squads = await checkSquads(tx, { guildId, slots, squads: input.squads ?? [] });
  const roster = { id, guildId, slots, kind: 'capt', criteria: settings.events.sorting } as const;
  const times = signUpTimes(startsAt, {
    cutoffMinutes: input.cutoffMinutes === undefined ? settings.capts.cutoff_minutes : input.cutoffMinutes,
    lateMinutes: settings.events.late_minutes,
  });
  const called = { guildId, userId, kind: 'capt', startsAt, now } as const;
  await checkPingRole(tx, called, asked.pingRoleId);
  const ping = await newPing(tx, called, input, settings.capts);
  const { thread = settings.capts.thread, moreAnswers = settings.capts.more_answers } = input;
  const due = {
    attendanceDueAt: attendanceDueAt(startsAt, now),
    lineUpDueAt: lineUpDueAt(startsAt, settings.capts.line_up_minutes, now),
    maybesDueAt: moreAnswers ? maybesDueAt(startsAt, times.closesAt, now) : null,
  };
  if (!(await insertRoster(tx, { ...roster, ...times, ...due, ...ping, thread, moreAnswers }, squads)))
    return id;
  // Before the people of its result, in the order of locks.
  await lockNamed(tx, 'capt_sums', guildId);
  await insertCapt(tx, {
    id,
    guildId,
    opponent: input.opponent,
    side: input.side,
    territory: input.territory,
    startsAt,
    notes: input.notes,
    scoreOurs: input.scoreOurs,
    scoreTheirs: input.scoreTheirs,
    reward: input.reward ?? settings.capts.reward,
    ...resultRewards,
    fightKindId,
    playersUpdatedBy: players.length > 0 ? userId : null,
    createdBy: userId,
    createdAt: now,
  });
  const minutes = input.remindersMinutes ?? settings.capts.reminders_minutes;
  await insertReminders(tx, { guildId, rosterId: id, startsAt, minutes }, now);
  const channelId = settings.channels.capts ?? input.channelId ?? null;
  await insertRosterMessage(tx, { rosterId: id, guildId, channelId });
  await replacePlayers(tx, { guildId, captId: id }, players);
  await replaceRecordings(tx, { guildId, captId: id }, input.recordings ?? [], { userId, now });
  await learnAliases(tx, { guildId, userId, now }, players, known);

  await createFinishedCapt(context, tx, id, { capt: input, userId });
  await recordActivity(context, tx, {
    guildId,
    type: status === 'finished' ? 'capt.finished' : 'capt.created',
    actorId: input.byItself === true ? null : userId,
    target: { kind: 'capt', id },
    data: {
      title: captTitle(input),
      starts_at: startsAt.toISOString(),
      slots,
      ...(result === null ? {} : { result, score_ours: input.scoreOurs, score_theirs: input.scoreTheirs }),
    },
  });
  if (status === 'open' && settings.wars.family_names.length > 0)
    await context.jobs.send(tx, linkCaptQueue, { guildId, captId: id });
  await context.bus.publish(tx, { type: 'capts.changed', guildId, captIds: [id] });
  return id;
};

/** Gives a new capt its actual status: most capts that are entered afterwards are already over. */
const createFinishedCapt = async (
  context: Context,
  tx: Transaction,
  captId: string,
  { capt, userId }: { capt: UseCaseInput<typeof captRoutes.create>; userId: string },
): Promise<void> => {
  const { guildId, status, result, attended, excused, players = [] } = capt;
  const row = status === 'open' ? null : await findCapt(tx, guildId, captId);
  if (row === null) return;
  const moved = await changeCaptStatus(context, tx, row, { to: status, userId });
  await storeCapt(tx, { guildId, captId }, { ...moved, result });
  if (status !== 'finished') return;
  const said = { actorId: userId, result, attended, excused, players };
  const { change } = await settleCapt(context, tx, { capt: row.capt, roster: row.roster, ...said });
  await storeCapt(tx, { guildId, captId }, change);
  await askForResultPost(tx, guildId, captId);
};
