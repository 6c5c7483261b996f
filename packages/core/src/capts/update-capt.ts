import type { captRoutes } from '@famiglia/contract/capts/capt-routes';
import type { CaptDetails, CaptPlayer } from '@famiglia/contract/capts/capts';
import { requireVersion } from '../activity/require-version.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { learnAliases } from '../damage/learn-aliases.ts';
import { requireFightKind, rewardsOfKind } from '../fight-kinds/take-fight-kind.ts';
import { UNCHANGED, changeGathering } from '../rosters/change-gathering.ts';
import { checkSquadEdit, squadChange } from '../rosters/check-squads.ts';
import { correctableUntil } from '../rosters/correctable.ts';
import { resizeRoster } from '../rosters/resize-roster.ts';
import { moveSignUp } from '../rosters/move-sign-up.ts';
import { replaceReminders } from '../rosters/roster-reminder.queries.ts';
import { touchRoster, updateRoster } from '../rosters/roster.queries.ts';
import type { RosterSquad } from '../rosters/roster.ts';
import { isMarkedSo } from '../rosters/settle-attendance.ts';
import { findSquads } from '../rosters/squad.queries.ts';
import { isSignUpOver } from '../rosters/sign-up-times.ts';
import type { UseCase } from '../platform/use-case.ts';
import { askForResultPost } from './ask-for-result-post.ts';
import { captRoster } from './capt-roster.ts';
import { captTitle } from './capt-title.ts';
import type { CaptRow, CaptWithRoster, ListedCapt } from './capt.queries.ts';
import { storeCapt } from './capt.queries.ts';
import { changedCaptFields } from './changed-capt-fields.ts';
import { checkCapt } from './check-capt.ts';
import { memberIdsOf } from './member-ids-of.ts';
import { changeCaptStatus } from './change-capt-status.ts';
import { recordCaptEdit } from './record-capt-edit.ts';
import { byPerson, keepSources } from './player-sources.ts';
import { replacePlayers } from './player.queries.ts';
import { readCaptDetails } from './get-capts.ts';
import { replaceRecordings } from './recording.queries.ts';
import { repays, settleCapt } from './settle-capt.ts';
import { findKnownMembers } from '../members/member.queries.ts';

type Edit = Parameters<UseCase<typeof captRoutes.update>>[2];

/** Saves a capt on top of the version that the leader saw: its fields, its players and its result. */
export const updateCapt: UseCase<typeof captRoutes.update> = async (context, actor, input) => {
  const { guildId, captId, players } = input;
  const edit = players === undefined ? input : { ...input, players: byPerson(players) };
  await changeGathering(context, actor, captRoster({ guildId, captId }), async (tx, current, userId) =>
    saveCapt(context, tx, { current, edit, userId }),
  );
  return readCaptDetails(context.db, guildId, captId);
};

/** The same in a transaction of the caller, who has locked the roster and checked the permission. */
export const saveCapt = async (
  context: Context,
  tx: Transaction,
  { current, edit: said, userId }: Pick<Save, 'current' | 'edit' | 'userId'>,
): Promise<typeof UNCHANGED | undefined> => {
  const { guildId, captId, version, attended, excused } = said;
  const before = await readCaptDetails(tx, guildId, captId);
  await requireVersion(tx, {
    seen: version,
    stored: before.version,
    changes: { guildId, targetId: captId },
    read: () => before,
  });
  const edit =
    said.players === undefined ? said : { ...said, players: keepSources(said.players, before.players) };
  const players = edit.players ?? before.players;
  const known = await findKnownMembers(tx, guildId, memberIdsOf(players));
  const startsAt = new Date(edit.startsAt);
  const { status, startsAt: startedAt } = current.capt;
  const checked = { ...edit, startsAt, players, before: { status, startsAt: startedAt } };
  checkCapt(checked, new Set(known.keys()), context.clock());
  if (edit.fightKindId !== current.capt.fightKindId) await requireFightKind(tx, guildId, edit.fightKindId);
  const squads = await checkSquadEdit(tx, current.roster, edit);
  const changes = [
    ...changedCaptFields(before, edit),
    ...(squads === undefined ? [] : [squadChange(await findSquads(tx, guildId, captId), squads)]),
  ];
  const marksStay =
    attended === undefined ||
    (await isMarkedSo(tx, current.roster, { startsAt: startedAt, attended, excused }));
  if (changes.length === 0 && marksStay) return UNCHANGED;
  const playersChanged = changes.some(({ field }) => field === 'players');
  await save(context, tx, { current, before, edit, squads, players, playersChanged, userId });
  const learner = { guildId, userId, now: context.clock() };
  if (edit.players !== undefined) await learnAliases(tx, learner, players, known);
  await recordCaptEdit(context, tx, { edit, changes, before: status, userId });
  return undefined;
};

interface Save {
  current: ListedCapt;
  before: CaptDetails;
  edit: Edit;
  squads: readonly RosterSquad[] | undefined;
  players: readonly CaptPlayer[];
  playersChanged: boolean;
  userId: string;
}

const save = async (
  context: Context,
  tx: Transaction,
  { current, before, edit, squads, players, playersChanged, userId }: Save,
): Promise<void> => {
  const { capt, roster } = current;
  const { guildId, captId, status } = edit;
  const now = context.clock();
  const startsAt = new Date(edit.startsAt);
  await resize(context, tx, current, { slots: edit.slots, squads, userId });
  const kind = await editedKind(tx, capt, edit);
  const promised = { ...capt, ...kind };
  await storeCapt(
    tx,
    { guildId, captId },
    {
      opponent: edit.opponent,
      side: edit.side,
      territory: edit.territory,
      startsAt,
      scoreOurs: edit.scoreOurs,
      scoreTheirs: edit.scoreTheirs,
      notes: edit.notes,
      ...kind,
      ...(playersChanged ? { playersUpdatedBy: userId } : {}),
      version: capt.version + 1,
      ...(await changeCaptStatus(context, tx, { capt, roster }, { to: status, userId })),
      result: edit.result,
    },
  );
  if (playersChanged) await replacePlayers(tx, { guildId, captId }, players);
  if (edit.recordings !== undefined) {
    await replaceRecordings(tx, { guildId, captId }, edit.recordings, { userId, now });
  }
  if (status === 'open' || status === 'closed') {
    const moved = startsAt.getTime() !== capt.startsAt.getTime();
    const minutes = edit.remindersMinutes ?? before.reminders_minutes;
    await replaceReminders(tx, { guildId, rosterId: captId, startsAt, minutes, moved }, now);
    await moveSignUp(tx, roster, { from: capt.startsAt, to: startsAt, userId, asked: edit }, now);
  }
  const isSettled = capt.endedAt !== null && now >= correctableUntil(capt.endedAt);
  // After a day an edit of the table still corrects the statistics, but no longer who was paid.
  const playersSpeak = edit.players !== undefined && !isSettled;
  const speaks =
    edit.attended !== undefined ||
    playersSpeak ||
    capt.status !== 'finished' ||
    repays(capt, edit.result, now);
  if (status === 'finished') {
    const { attended, excused, result } = edit;
    // Uses the number of places of this edit, because attendance is checked against it.
    const resized = { ...roster, slots: edit.slots };
    const attendance = {
      capt: promised,
      roster: resized,
      result,
      actorId: userId,
      attended,
      excused,
      players,
    };
    if (speaks) await storeCapt(tx, { guildId, captId }, (await settleCapt(context, tx, attendance)).change);
    await askForResultPost(tx, guildId, captId);
  }
  await touchRoster(tx, captId);
};

/** Another kind brings its rewards, until the capt is over: what was promised then is paid. */
const editedKind = async (tx: Transaction, capt: CaptRow, { guildId, fightKindId }: Edit) => {
  if (fightKindId === undefined || fightKindId === capt.fightKindId) return {};
  return { fightKindId, ...(capt.endedAt === null ? await rewardsOfKind(tx, guildId, fightKindId) : {}) };
};

/**
 * While sign-up is open, more places move people up and fewer places move the last people to the reserve. A frozen
 * list keeps its people and squads: its number of places only says how many could have played, and cannot be lower
 * than the number of people in main.
 */
const resize = async (
  context: Context,
  tx: Transaction,
  { capt, roster }: CaptWithRoster,
  { slots, squads, userId }: { slots: number; squads: readonly RosterSquad[] | undefined; userId: string },
): Promise<void> => {
  if (slots === roster.slots && squads === undefined) return;
  if (!isSignUpOver(roster, context.clock())) {
    const named = { kind: 'capt', guildId: capt.guildId, rosterId: capt.id, title: captTitle(capt) } as const;
    await resizeRoster(context, tx, named, { slots, squads, userId, version: capt.version });
    return;
  }
  if (squads !== undefined) throw new AppError('capt_closed');
  if (slots < roster.mainCount) {
    throw new AppError('validation_failed', { errors: [{ field: 'slots', message: 'below_main' }] });
  }
  await updateRoster(tx, capt.id, { slots });
};
