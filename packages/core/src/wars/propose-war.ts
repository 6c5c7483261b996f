import type { CaptPlayer } from '@famiglia/contract/capts/capts';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { warPlace } from '@famiglia/contract/wars/war-maps';
import { warProposalRoutes } from '@famiglia/contract/wars/war-proposal';
import type { ProposedPlayer, WarProposal } from '@famiglia/contract/wars/war-proposal';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findCapt } from '../capts/capt.queries.ts';
import { findPlayers } from '../capts/player.queries.ts';
import type { CaptRow } from '../capts/capt.queries.ts';
import { findWarSources, resultFor } from '../capts/capt-war.queries.ts';
import { findOwners } from '../damage/find-owners.ts';
import { findNames } from '../members/member.queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findMarks } from '../rosters/attendance.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findAway } from '../vacations/away.queries.ts';
import { findSightings } from '../voice/voice-visit.queries.ts';
import { besideStored } from './beside-stored.ts';
import { opponentIn } from './war-alert.ts';
import { findWar, findWarPlayers } from './war.queries.ts';
import type { WarPlayerRow, WarRow } from './war.queries.ts';

export const getWarProposal: UseCase<typeof warProposalRoutes.get> = async (context, actor, input) => {
  const { guildId, warId } = input;
  await requireGuildAccess(context, actor, guildId, warProposalRoutes.get.access);
  return proposeWar(context, await requireWar(context.db, guildId, warId));
};

export const requireWar = async (db: Queryable, guildId: string, warId: string): Promise<WarRow> => {
  const war = await findWar(db, guildId, warId);
  if (war === null) throw new AppError('not_found');
  return war;
};

/** What confirming a war would enter. `members` are corrections of a leader: to whom a nick belongs, by the player's position. */
export const proposeWar = async (
  context: Context,
  war: WarRow,
  members: ReadonlyMap<number, string | null> = new Map(),
): Promise<WarProposal> => {
  const { db } = context;
  const { guildId } = war;
  const { language } = await findSettings(db, guildId);
  const told = await findProposedPlayers(context, war, members);
  const capt = await findFilledCapt(db, war);
  const stored = capt === null ? [] : await findPlayers(db, guildId, capt.id);
  const players = besideStored(told, stored);
  const played = players.flatMap(({ user_id: userId }) => userId ?? []);
  const { came, absent, excused, walkIns } = await proposeAttendance(context, war, capt?.id ?? null, played);
  const decidedBy = war.decidedBy === null ? [] : [war.decidedBy];
  const names = await findNames(db, guildId, [...came, ...absent, ...excused, ...decidedBy]);
  const people = (ids: readonly string[]) => ids.map((id) => ({ id, name: names.get(id) ?? id }));
  return {
    id: war.id,
    version: war.version,
    status: war.status,
    decision: war.decision,
    sources: (await findWarSources(db, guildId, [war.id])).get(war.id) ?? [],
    decided_by: people(decidedBy)[0] ?? null,
    capt_id: capt?.id ?? null,
    entered: capt?.status === 'finished',
    opponent: opponentIn(war),
    side: war.ourSide,
    territory: cutText(warPlace(war, language), MAX_PLACE),
    starts_at: war.startsAt.toISOString(),
    ended_at: war.endedAt?.toISOString() ?? null,
    ...outcomeOf(war, capt),
    players,
    came: people(came),
    absent: people(absent),
    excused: people(excused),
    walk_ins: people(walkIns),
  };
};

/** The capt that a war fills; one that was cancelled or deleted is replaced by a new one. */
const findFilledCapt = async (db: Queryable, { guildId, captId }: WarRow): Promise<CaptRow | null> => {
  const found = captId === null ? null : await findCapt(db, guildId, captId);
  return found === null || found.capt.status === 'cancelled' ? null : found.capt;
};

/** What a leader entered counts, and otherwise what feeds tell. */
const outcomeOf = (
  war: WarRow,
  capt: CaptRow | null,
): Pick<WarProposal, 'result' | 'score_ours' | 'score_theirs'> => {
  if (capt?.status === 'finished')
    return { result: capt.result, score_ours: capt.scoreOurs, score_theirs: capt.scoreTheirs };
  const scores = [war.scoreAttacker, war.scoreDefender] as const;
  const [ours, theirs] = war.ourSide === 'attack' ? scores : [scores[1], scores[0]];
  return { result: resultFor(war.ourSide, war), score_ours: ours, score_theirs: theirs };
};

/** The field of a capt holds so much. */
const MAX_PLACE = 64;

/** Our players with their owners, then theirs. A member who would stand in two rows keeps the first, and the other is in doubt. */
const findProposedPlayers = async (
  context: Context,
  war: WarRow,
  members: ReadonlyMap<number, string | null>,
): Promise<ProposedPlayer[]> => {
  const rows = await findWarPlayers(context.db, war.guildId, war.id);
  const ours = rows.filter(({ side }) => side === war.ourSide);
  const nicks = ours.map(({ nick }) => ({ nick, staticId: null }));
  const owners = await findOwners(context, war.guildId, nicks);
  const taken = new Set(members.values());
  const proposed = ours.map((row, index): ProposedPlayer => {
    const { match = null, candidates = [] } = owners[index] ?? {};
    const corrected = members.get(row.position);
    const player = { position: row.position, ...numbersOf(row, 'ours') };
    if (corrected !== undefined) return { ...player, user_id: corrected, match: null, candidates };
    if (match === null) return { ...player, match, candidates };
    if (taken.has(match.user_id)) return { ...player, match: null, candidates: [match] };
    taken.add(match.user_id);
    return { ...player, user_id: match.user_id, match, candidates };
  });
  const theirs = rows
    .filter(({ side }) => side !== war.ourSide)
    .map((row) => ({ position: row.position, ...numbersOf(row, 'theirs'), match: null, candidates: [] }));
  return [...proposed, ...theirs];
};

/** What no feed told counts as nothing. */
const numbersOf = (row: WarPlayerRow, side: CaptPlayer['side']): CaptPlayer => ({
  user_id: null,
  nick: row.nick,
  side,
  damage: row.damage ?? 0,
  kills: row.kills ?? 0,
  deaths: 0,
  hit_percent: row.hitPercent,
  headshot_percent: row.headshotPercent,
  source: 'feed',
});

const HOUR_MS = 3_600_000;

/**
 * In the war means came; on the main list and not in it means absent, unless voice or a vacation says otherwise. Where a feed
 * names none of us and nobody was in voice, it says nothing about who came: then the main list did, as after a result by hand.
 */
const proposeAttendance = async (
  { db }: Pick<Context, 'db'>,
  { guildId, startsAt, endedAt }: WarRow,
  captId: string | null,
  played: readonly string[],
) => {
  if (captId === null) return { came: [...played], absent: [], excused: [], walkIns: [...played] };
  const marks = await findMarks(db, captId);
  const main = marks.flatMap(({ userId, list }) => (list === 'main' ? [userId] : []));
  const listed = new Set(marks.flatMap(({ userId, list }) => (list === 'walk_in' ? [] : [userId])));
  const span = { from: startsAt, to: endedAt ?? new Date(startsAt.getTime() + HOUR_MS) };
  const heard = new Set((await findSightings(db, guildId, captId, span)).map(({ userId }) => userId));
  const away = await findAway(db, guildId, main, startsAt);
  const seen = [...new Set([...played, ...main.filter((userId) => heard.has(userId))])];
  const came = seen.length > 0 ? seen : main.filter((userId) => !away.has(userId));
  const present = new Set(came);
  const missing = main.filter((userId) => !present.has(userId));
  return {
    came,
    absent: missing.filter((userId) => !away.has(userId)),
    excused: missing.filter((userId) => away.has(userId)),
    walkIns: came.filter((userId) => !listed.has(userId)),
  };
};
