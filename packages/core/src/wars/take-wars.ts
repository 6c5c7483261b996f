import { createHash } from 'node:crypto';
import type { Settings } from '@famiglia/contract/settings/settings';
import { MAX_NEW_WARS_A_DAY } from '@famiglia/contract/wars/wars';
import type { WarFacts, WarReport } from '@famiglia/contract/wars/wars';
import { recordActivity } from '../activity/record-activity.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { METRICS } from '../platform/metrics/metrics.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { followWar } from './follow-war.ts';
import { foldGameName } from './game-names.ts';
import { agrees, isBehind, mergeWar, rememberReport, sortPlayers } from './merge-war.ts';
import { WarRefused, refuse } from './read-values.ts';
import type { Refused } from './read-values.ts';
import type { ReadWar } from './read-wars.ts';
import { columnsOf, factsOf, isSameWar, isStillWar, ourSideIn, SAME_START } from './war-facts.ts';
import {
  countWarsSince,
  findSources,
  findTold,
  findWar,
  findWarPlayers,
  findWarsAround,
  insertWar,
  lockWars,
  replaceWarPlayers,
  storeTold,
  touchTold,
  updateWar,
} from './war.queries.ts';
import type { SourceRow, WarRow } from './war.queries.ts';

/** Whose wars these are, and which feed told of them: `key:<id>`, `channel`, or the name of a monitor. */
export interface Feed {
  guildId: string;
  source: string;
}

export type TakenWar =
  | { outcome: 'accepted' | 'unchanged'; warId: string; id: string | null }
  | { outcome: 'refused'; refused: Refused; id: string | null };

/**
 * Takes what a feed told of wars, one after the other: each in its own transaction, so that the good ones are kept. What it said
 * in the same words before costs one query for all.
 */
export const takeWars = async (
  context: Context,
  feed: Feed,
  items: readonly ReadWar[],
): Promise<TakenWar[]> => {
  const { db } = context;
  const settings = await findSettings(db, feed.guildId);
  if (settings.wars.family_names.length === 0) throw new AppError('war_names_missing');
  const keys = items.flatMap((item) => ('report' in item ? [externalKeyOf(item.report)] : []));
  const told = new Map((await findTold(db, feed, keys)).map((row) => [row.externalKey, row]));
  const taken: TakenWar[] = [];
  const repeated: string[] = [];
  for (const item of items) {
    if ('refused' in item) {
      taken.push({ outcome: 'refused', refused: item.refused, id: item.id });
      continue;
    }
    const { report } = item;
    const before = told.get(externalKeyOf(report));
    if (before?.digest.equals(digestOf(report)) === true) {
      repeated.push(before.externalKey);
      taken.push({ outcome: 'unchanged', warId: before.warId, id: report.id });
    } else taken.push(await takeOne(context, feed, settings, report));
  }
  await touchTold(db, feed, repeated, context.clock());
  const [kind = ''] = feed.source.split(':');
  for (const { outcome } of taken) METRICS.warsTold.inc({ feed: kind, outcome });
  return taken;
};

const takeOne = async (
  context: Context,
  feed: Feed,
  settings: Settings,
  report: WarReport,
): Promise<TakenWar> => {
  try {
    const done = await context.db.transaction(async (tx) => takeWar(context, tx, { feed, settings, report }));
    return { ...done, id: report.id };
  } catch (error) {
    if (!(error instanceof WarRefused)) throw error;
    return { outcome: 'refused', refused: error.refused, id: report.id };
  }
};

interface Taking {
  feed: Feed;
  settings: Settings;
  report: WarReport;
}

/** A war that a feed tells of for the first time may be one that another feed told of before. */
const takeWar = async (context: Context, tx: Transaction, taking: Taking) => {
  const { feed, report } = taking;
  await lockWars(tx, feed.guildId);
  const now = context.clock();
  const externalKey = externalKeyOf(report);
  const [told] = await findTold(tx, feed, [externalKey]);
  const digest = digestOf(report);
  if (told?.digest.equals(digest) === true) return { outcome: 'unchanged' as const, warId: told.warId };
  const known =
    told === undefined ? await findSameWar(tx, taking) : await findWar(tx, feed.guildId, told.warId);
  if (told !== undefined && known !== null && !isStillWar(known, report)) return refuse('other_war', 'id');
  const sources = known === null ? [] : await findSources(tx, feed.guildId, [known.id]);
  const before = sources.find((row) => row.source === feed.source)?.report ?? null;
  const change = known === null ? null : await changeWar(tx, { war: known, sources, before }, taking, now);
  const warId = known?.id ?? (await createWar(context, tx, taking, now));
  const remembered = rememberReport(before, report, change?.isBehind ?? false);
  await storeTold(tx, { ...feed, externalKey, warId, report: remembered, digest, now });
  if (change?.isChanged === false) return { outcome: 'unchanged' as const, warId };
  await followWar(context, tx, {
    guildId: feed.guildId,
    warId,
    settings: taking.settings,
    before: known,
  });
  await context.bus.publish(tx, { type: 'wars.changed', guildId: feed.guildId, warIds: [warId] });
  return { outcome: 'accepted' as const, warId };
};

/** The war that another feed, or this one without an id, told of before. Two ids of one feed are two wars. */
const findSameWar = async (
  tx: Transaction,
  { feed: { guildId, source }, settings, report }: Taking,
): Promise<WarRow | null> => {
  if (report.gone) return refuse('unknown_war');
  if (report.starts_at === null) return refuse('start_missing', 'starts_at');
  const ourSide = ourSideIn(settings, report);
  const start = Date.parse(report.starts_at);
  const distance = (war: WarRow) => Math.abs(war.startsAt.getTime() - start);
  const around = await findWarsAround(
    tx,
    guildId,
    new Date(start - SAME_START),
    new Date(start + SAME_START),
  );
  const alike = around
    .filter((war) => isSameWar(war, ourSide, report))
    .toSorted((a, b) => distance(a) - distance(b));
  const sources = await findSources(
    tx,
    guildId,
    alike.map(({ id }) => id),
  );
  const isOtherId = (war: WarRow): boolean =>
    report.id !== null &&
    sources.some((row) => row.warId === war.id && row.source === source && row.report.id !== null);
  return alike.find((war) => !isOtherId(war)) ?? null;
};

const DAY = 24 * 3_600_000;

const createWar = async (
  context: Context,
  tx: Transaction,
  { feed: { guildId }, settings, report }: Taking,
  now: Date,
): Promise<string> => {
  const { id: _id, gone: _gone, starts_at: start, ...rest } = report;
  if (start === null) return refuse('start_missing', 'starts_at');
  if ((await countWarsSince(tx, guildId, new Date(now.getTime() - DAY))) >= MAX_NEW_WARS_A_DAY)
    return refuse('too_many_today');
  const facts: WarFacts = { ...rest, starts_at: start, players: sortPlayers(rest.players) };
  const warId = await insertWar(tx, {
    guildId,
    ourSide: ourSideIn(settings, report),
    ...columnsOf(facts),
    status: facts.finished ? 'finished' : 'active',
    firstSeenAt: now,
    changedAt: now,
  });
  await replaceWarPlayers(tx, { guildId, warId }, facts.players);
  await recordActivity(context, tx, {
    guildId,
    type: 'war.seen',
    actorId: null,
    data: { war_id: warId, attacker: facts.attacker, defender: facts.defender },
  });
  return warId;
};

/** Changes what is known by what the report says. A war that a leader decided about keeps its numbers: the report is only kept to be shown. */
const changeWar = async (
  tx: Transaction,
  { war, sources, before }: { war: WarRow; sources: readonly SourceRow[]; before: WarReport | null },
  { feed: { guildId, source }, report }: Taking,
  now: Date,
): Promise<{ isChanged: boolean; isBehind: boolean }> => {
  const others = sources.filter((row) => row.source !== source);
  const present = others.filter((row) => row.goneAt === null);
  const stored = factsOf(war, await findWarPlayers(tx, guildId, war.id));
  const known = { ...stored, finished: stored.finished || sources.some((row) => row.report.finished) };
  const facts = report.gone
    ? known
    : mergeWar(known, { before, after: report, others: present.map((row) => row.report) });
  if (facts.ended_at !== null && facts.ended_at < facts.starts_at)
    return refuse('ends_before_start', 'starts_at');
  const isGone = report.gone && present.length === 0;
  const over = facts.finished ? 'finished' : 'active';
  const status = isGone ? 'gone' : over;
  const isChanged = status !== war.status || JSON.stringify(facts) !== JSON.stringify(known);
  const place = { guildId, warId: war.id };
  if (war.decision !== 'pending') {
    const isTakenBack = war.later !== null && agrees(known, report);
    if (isTakenBack) await updateWar(tx, place, { later: null, laterAt: null });
    else if (isChanged) await updateWar(tx, place, { later: report, laterAt: war.laterAt ?? now });
    return { isChanged: isTakenBack || isChanged, isBehind: isBehind(known, report) };
  }
  const done = { isChanged, isBehind: isBehind(known, report) };
  if (!isChanged) return done;
  await updateWar(tx, place, { ...columnsOf(facts), status, changedAt: now, version: war.version + 1 });
  if (JSON.stringify(facts.players) !== JSON.stringify(known.players))
    await replaceWarPlayers(tx, place, facts.players);
  return done;
};

/** By its id in the feed, or by sides, place and start. */
const externalKeyOf = (report: WarReport): string => {
  if (report.id !== null) return `id:${report.id}`;
  const { attacker, defender, territory, map, starts_at: start } = report;
  const place = territory ?? map ?? '';
  return [attacker, defender, place]
    .map(foldGameName)
    .concat(start ?? '')
    .join('|');
};

/** What a feed said in the same words before changes nothing. */
export const digestOf = (report: WarReport): Buffer =>
  createHash('sha256').update(JSON.stringify(report)).digest();
