import type { CaptDetails, CaptPlayer, CaptResult } from '@famiglia/contract/capts/capts';
import { warProposalRoutes } from '@famiglia/contract/wars/war-proposal';
import type { ProposedPlayer, WarProposal } from '@famiglia/contract/wars/war-proposal';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { overtaken } from '../activity/require-version.ts';
import { captRoster } from '../capts/capt-roster.ts';
import { storeCapt } from '../capts/capt.queries.ts';
import { changeCaptStatus } from '../capts/change-capt-status.ts';
import { insertNewCapt } from '../capts/create-capt.ts';
import { readCaptDetails } from '../capts/get-capts.ts';
import { saveCapt } from '../capts/update-capt.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { isSignUpOver } from '../rosters/sign-up-times.ts';
import { besideStored } from './beside-stored.ts';
import { lockPendingWar } from './decide-war.ts';
import { proposeWar, requireWar } from './propose-war.ts';
import { tieWar } from './tie-war.ts';
import { findWarKind } from './war-kind.ts';

/** Enters a war that is over as a leader would by hand: result, players and attendance of its capt. It happens once. */
export const confirmWar: UseCase<typeof warProposalRoutes.confirm> = async (context, actor, input) => {
  const { guildId, warId } = input;
  await requireGuildAccess(context, actor, guildId, warProposalRoutes.confirm.access);
  const { userId } = requireSignedIn(actor);
  const members = new Map(input.members.map(({ position, user_id: member }) => [position, member]));
  const proposal = await proposeWar(context, await requireWar(context.db, guildId, warId), members);
  const captId = await context.db.transaction(async (tx) => {
    const war = await lockPendingWar(tx, guildId, warId);
    if (war.status !== 'finished') throw new AppError('war_not_over');
    // The proposal was made before the lock: it must be the one that the leader saw.
    if (input.version !== war.version || proposal.version !== war.version) return null;
    const entered = enteredBy(proposal, input);
    const filled =
      (await fillCapt(context, tx, { captId: war.captId, endedAt: proposal.ended_at, entered, userId })) ??
      (await enterCapt(context, tx, { proposal, entered, places: war.maxPlayers ?? 1, userId }));
    await tieWar(context, tx, war, {
      captId: filled,
      actorId: userId,
      as: 'war.confirmed',
      also: { decision: 'confirmed', decidedBy: userId, decidedAt: context.clock() },
    });
    return filled;
  });
  // A proposal reads much: it is made anew where nothing is locked.
  if (captId === null) {
    const current = await proposeWar(context, await requireWar(context.db, guildId, warId));
    const changes = { guildId, noted: { war_id: warId } };
    throw await overtaken(context.db, 'version_conflict', changes, current);
  }
  return readCaptDetails(context.db, guildId, captId);
};

interface Entered {
  guildId: string;
  status: 'finished';
  result: CaptResult;
  scoreOurs: number | null;
  scoreTheirs: number | null;
  /** By the feed. */
  told: ProposedPlayer[];
  attended: string[];
  excused: string[];
}

/** What the leader said, and the proposal for the rest. */
const enteredBy = (
  proposal: WarProposal,
  {
    guildId,
    result = proposal.result ?? undefined,
    attended,
    excused = [],
  }: Parameters<typeof confirmWar>[2],
): Entered => {
  if (result === undefined)
    throw new AppError('validation_failed', { errors: [{ field: 'result', message: 'result_missing' }] });
  return {
    guildId,
    status: 'finished',
    result,
    scoreOurs: proposal.score_ours,
    scoreTheirs: proposal.score_theirs,
    told: proposal.players.filter(({ position }) => position !== null),
    attended: attended ?? proposal.came.map(({ id }) => id),
    excused,
  };
};

/** The players of the larger side: a capt has at least as many places. */
const largerSide = (players: readonly CaptPlayer[]): number => {
  const ours = players.filter(({ side }) => side === 'ours').length;
  return Math.max(ours, players.length - ours);
};

interface Entering {
  proposal: WarProposal;
  entered: Entered;
  /** How many players the war lets in. */
  places: number;
  userId: string;
}

/** A war that is over has begun: one that was announced for later, or by a wrong clock, began when it ended at the latest. */
const begunBy = (startsAt: string, endedAt: string | null, now: Date): string =>
  new Date(Math.min(Date.parse(startsAt), Date.parse(endedAt ?? startsAt), now.getTime())).toISOString();

/** A war for which nobody planned a capt gets one of its own. */
const enterCapt = async (
  context: Context,
  tx: Transaction,
  { proposal, entered, places, userId }: Entering,
): Promise<string> => {
  const { opponent, side, territory } = proposal;
  const startsAt = begunBy(proposal.starts_at, proposal.ended_at, context.clock());
  const { told, ...fields } = entered;
  const players = rowsOf(told);
  const slots = Math.max(places, largerSide(players));
  const fightKindId = (await findWarKind(tx, fields.guildId, side))?.id;
  const capt = { ...fields, players, opponent, side, territory, startsAt, slots, fightKindId, notes: '' };
  return insertNewCapt(context, tx, capt, userId);
};

interface Filling extends Pick<Entering, 'entered' | 'userId'> {
  captId: string | null;
  endedAt: string | null;
}

const rowsOf = (players: readonly ProposedPlayer[]): CaptPlayer[] =>
  players.map(({ position: _position, match: _match, candidates: _candidates, ...player }) => player);

/**
 * Fills the capt of a war. What a leader entered by hand before stays: a feed only adds the players that are missing. Returns
 * null where there is no capt any more: the war then gets one of its own.
 */
const fillCapt = async (
  context: Context,
  tx: Transaction,
  { captId, endedAt, entered, userId }: Filling,
): Promise<string | null> => {
  if (captId === null) return null;
  const target = { guildId: entered.guildId, captId };
  const { kind, ...roster } = captRoster(target);
  await kind.lock(tx, roster);
  const found = await kind.find(tx, target.guildId, captId);
  if (found === null || found.status === 'cancelled') return null;
  const before = await readCaptDetails(tx, target.guildId, captId);
  const { told, ...fields } = entered;
  const players = rowsOf(besideStored(told, before.players));
  const slots = Math.max(before.slots, largerSide(players));
  // More places in an open list would move people up who did not play.
  const isGrowing = slots > before.slots && !isSignUpOver(found.roster, context.clock());
  if (isGrowing)
    await storeCapt(tx, target, await changeCaptStatus(context, tx, found, { to: 'closed', userId }));
  const current = isGrowing ? ((await kind.find(tx, target.guildId, captId)) ?? found) : found;
  const isByHand = before.status === 'finished';
  const startsAt = begunBy(before.starts_at, endedAt, context.clock());
  const edit = { ...fieldsOf(before), startsAt, ...(isByHand ? {} : fields), ...target, players, slots };
  await saveCapt(context, tx, { current, edit, userId });
  await context.bus.publish(tx, kind.changed(roster));
  return captId;
};

const fieldsOf = (capt: CaptDetails) => ({
  opponent: capt.opponent,
  side: capt.side,
  territory: capt.territory,
  startsAt: capt.starts_at,
  notes: capt.notes,
  status: capt.status,
  result: capt.result,
  scoreOurs: capt.score_ours,
  scoreTheirs: capt.score_theirs,
});
