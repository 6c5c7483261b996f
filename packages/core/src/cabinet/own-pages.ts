import { CABINET_CURVE_DAYS } from '@famiglia/contract/cabinet/cabinet';
import type { cabinetRoutes, OwnScreen } from '@famiglia/contract/cabinet/cabinet';
import { activitySentence } from '@famiglia/contract/activity/activity-sentence';
import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import type { Language } from '@famiglia/contract/kit/language';
import { LOCALES } from '@famiglia/contract/kit/locales';
import { readPlayer } from '../capts/get-player-statistics.ts';
import { findMember } from '../members/member.queries.ts';
import { readFile } from '../personnel-file/get-file.ts';
import { readTimeline } from '../personnel-file/list-timeline.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { UseCase } from '../platform/use-case.ts';
import { readCurve, readLedger } from '../reputation/ledger.ts';
import { presentScreenshot } from '../screenshots/intake/present-screenshot.ts';
import { countMatching, findScreenshots } from '../screenshots/intake/screenshot.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { readSeasons, readTop } from '../tops/get-top.ts';
import { readCabinet } from './read-cabinet.ts';
import { requireCabinet } from './require-cabinet.ts';

export const getCabinet: UseCase<typeof cabinetRoutes.get> = readCabinet;

const ownMember = async (context: Context, guildId: string, userId: string) => {
  const member = await findMember(context.db, guildId, userId);
  if (member === null) throw new AppError('member_not_found');
  return member;
};

/** The newest changes, and the balance over half a year. */
export const listOwnLedger: UseCase<typeof cabinetRoutes.ledger> = async (context, actor, input) => {
  const { guildId, limit, offset } = input;
  const userId = await requireCabinet(context, actor, guildId);
  const member = await ownMember(context, guildId, userId);
  const [ledger, curve] = await Promise.all([
    readLedger(context.db, { guildId, userId, limit, offset }),
    readCurve(context, guildId, member, CABINET_CURVE_DAYS),
  ]);
  const items = ledger.items.map(({ id, delta, balance, reason, source, created_at }) => ({
    id,
    delta,
    balance,
    reason,
    source,
    created_at,
  }));
  return { items, total: ledger.total, limit, offset, curve };
};

export const getOwnDamage: UseCase<typeof cabinetRoutes.damage> = async (context, actor, { guildId }) =>
  readPlayer(context, guildId, await requireCabinet(context, actor, guildId));

export const listOwnScreens: UseCase<typeof cabinetRoutes.screens> = async (context, actor, input) => {
  const { guildId, limit, offset } = input;
  const filter = { userId: await requireCabinet(context, actor, guildId) };
  const [rows, total] = await Promise.all([
    findScreenshots(context.db, guildId, filter, { limit, offset }),
    countMatching(context.db, guildId, filter),
  ]);
  const items = rows.map((row): OwnScreen => {
    const screen = presentScreenshot(context, row);
    const { id, kind, status, url, thumbnail_url, width, height, submitted_at, comment, reward } = screen;
    return { id, kind, status, url, thumbnail_url, width, height, submitted_at, comment, reward };
  });
  return { items, total, limit, offset };
};

/** What `/myfile` shows, in the same words. */
export const getOwnFile: UseCase<typeof cabinetRoutes.file> = async (context, actor, input) => {
  const { guildId, language, limit, offset } = input;
  const userId = await requireCabinet(context, actor, guildId);
  const member = await ownMember(context, guildId, userId);
  const [file, timeline, { time_zone: timeZone }] = await Promise.all([
    readFile(context, guildId, member),
    readTimeline(context.db, guildId, userId, { limit, offset }),
    findSettings(context.db, guildId),
  ]);
  const { joined_at, times_joined, warnings, rank, voice_minutes } = file;
  const items = timeline.items.map((entry) => ({
    id: entry.id,
    at: entry.created_at,
    text: sentenceOf(entry, language, timeZone),
  }));
  return {
    items,
    total: timeline.total,
    limit,
    offset,
    facts: { joined_at, times_joined, warnings, rank, voice_minutes },
  };
};

const sentenceOf = (entry: ActivityEntry, language: Language, timeZone: string): string => {
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone, day: 'numeric', month: 'long' });
  const sentence = activitySentence(language, entry, (iso) => format.format(new Date(iso)));
  return sentence.replace('{target}', () => entry.target?.name || entry.target?.id || '');
};

export const getOwnTop: UseCase<typeof cabinetRoutes.top> = async (context, actor, input) =>
  readTop(context, await requireCabinet(context, actor, input.guildId), input);

export const listOwnSeasons: UseCase<typeof cabinetRoutes.seasons> = async (context, actor, { guildId }) => {
  await requireCabinet(context, actor, guildId);
  return readSeasons(context, guildId);
};
