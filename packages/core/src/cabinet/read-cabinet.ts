import {
  CABINET_ATTENDANCE_DAYS,
  CABINET_GATHERINGS,
  CABINET_RECORDING_DAYS,
} from '@famiglia/contract/cabinet/cabinet';
import type { Cabinet, CabinetGathering } from '@famiglia/contract/cabinet/cabinet';
import { captTitle } from '../capts/capt-title.ts';
import { countPendingScreenshots } from '../guilds/guild-stats.queries.ts';
import { findMember, findRank } from '../members/member.queries.ts';
import { presentMember } from '../members/present-member.ts';
import { findOwed } from '../payday/payday.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { countAttendance } from '../profiles/attendance.ts';
import { readMemberRank } from '../ranks/readiness.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findOpenOf } from '../vacations/vacation.queries.ts';
import { findActiveWarnings } from '../warnings/warning.queries.ts';
import { findVoiceMinutes } from '../voice/voice-hours.queries.ts';
import { findOwedRecordings } from './cabinet.queries.ts';
import type { NextGathering } from './cabinet.queries.ts';
import { requireCabinet } from './require-cabinet.ts';
import { findShownGatherings } from './shown-gatherings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_RECORDINGS = 5;
/** An event that began is still shown for so long: who came late, or has to give up the place. */
const BEGUN_MS = 6 * 60 * 60 * 1000;

/** What concerns the caller now: some statements, each of one member, however large the family is. */
export const readCabinet = async (
  context: Context,
  actor: Actor,
  { guildId }: { guildId: string },
): Promise<Cabinet> => {
  const userId = await requireCabinet(context, actor, guildId);
  const { db, config } = context;
  const now = context.clock();
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const whose = { guildId, userId };
  const [member, settings, rank, next, warnings, away, screens, recordings, owed, attendance, voice] =
    await Promise.all([
      findMember(db, guildId, userId),
      findSettings(db, guildId),
      readMemberRank(db, guildId, userId, now),
      findShownGatherings(context, {
        ...whose,
        since: new Date(now.getTime() - BEGUN_MS),
        limit: CABINET_GATHERINGS,
      }),
      findActiveWarnings(db, guildId, userId, now),
      findOpenOf(db, guildId, userId, now),
      countPendingScreenshots(db, guildId, userId),
      findOwedRecordings(db, { ...whose, limit: MOST_RECORDINGS, since: daysAgo(CABINET_RECORDING_DAYS) }),
      findOwed(db, guildId, userId),
      countAttendance(db, guildId, userId, daysAgo(CABINET_ATTENDANCE_DAYS)),
      findVoiceMinutes(db, guildId, userId, now),
    ]);
  if (member === null) throw new AppError('member_not_found');
  const { user_id, display_name, avatar_url, ingame_nick, static_id, reputation } = presentMember(
    config.cdnUrl,
    member,
  );
  return {
    member: { user_id, display_name, avatar_url, ingame_nick, static_id, reputation },
    reputation_name: settings.reputation_name,
    place: await findRank(db, guildId, reputation),
    rank: rank ?? { rank: null, next: null },
    gatherings: next.map((row) => presentGathering(context, guildId, row)),
    warnings: warnings.map(({ id, kind, reason, weight, endsAt }) => ({
      id,
      kind,
      reason,
      weight,
      ends_at: endsAt?.toISOString() ?? null,
    })),
    away: away.map(({ id, kind, status, startsAt, endsAt }) => ({
      id,
      kind,
      asked: status === 'requested',
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    })),
    screens_waiting: screens.gg + screens.gungame + screens.reports,
    recordings_owed: recordings.map((capt) => ({
      capt_id: capt.id,
      title: captTitle(capt),
      starts_at: new Date(capt.starts_at).toISOString(),
    })),
    owed_cents: owed.get(userId)?.toString() ?? null,
    attendance: { signed_up: attendance.signedUp, came: attendance.came },
    voice_minutes: voice,
  };
};

const presentGathering = (
  { config }: Pick<Context, 'config'>,
  guildId: string,
  row: NextGathering,
): CabinetGathering => {
  const { list, position, reason } = row;
  const isPlaced = (list === 'main' || list === 'reserve') && position !== null && reason !== null;
  return {
    kind: row.kind,
    id: row.id,
    title: row.title ?? captTitle({ opponent: row.opponent ?? '', territory: row.territory ?? '' }),
    starts_at: new Date(row.starts_at).toISOString(),
    status: row.status,
    slots: row.slots,
    main_count: row.main_count,
    reserve_count: row.reserve_count,
    place: isPlaced
      ? {
          list,
          position,
          why: reason,
          squad: row.squad,
          reason_squad: row.reason_squad === null ? null : { name: row.reason_squad, role: row.reason_role },
        }
      : null,
    answer: row.answer,
    url:
      row.channel_id === null || row.message_id === null
        ? null
        : `${config.discordUrl ?? 'https://discord.com'}/channels/${guildId}/${row.channel_id}/${row.message_id}`,
  };
};
