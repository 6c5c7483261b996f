import { WAITING_STATUSES } from '@famiglia/contract/applications/application-steps';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { applications } from '../platform/db/schema/applications.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { events } from '../platform/db/schema/events.ts';
import { contracts } from '../platform/db/schema/contracts.ts';
import type { ROSTER_KINDS } from '../platform/db/schema/rosters.ts';
import { rosterEntries, rosters } from '../platform/db/schema/rosters.ts';
import { reviewCards } from '../platform/db/schema/screenshot-review.ts';
import { screenshots } from '../platform/db/schema/screenshots.ts';
import { vacations } from '../platform/db/schema/vacations.ts';
import { wars } from '../platform/db/schema/wars.ts';
import { requestDeliveries } from './request-delivery.ts';
import type { DeliveryKey } from './request-delivery.ts';

/** The rosters that are not over; only those with this person on them, if one is named. */
export const findStandingRosters = async (db: Queryable, guildId: string, userId?: string) => {
  const withThem = sql`exists (select from ${rosterEntries} entry
    where entry.roster_id = roster.id and entry.user_id = ${userId ?? null}::bigint)`;
  const { rows } = await db.execute<{ id: string; kind: (typeof ROSTER_KINDS)[number] }>(sql`
    select roster.id, roster.kind from ${rosters} roster
    left join ${events} event on event.id = roster.id
    left join ${capts} capt on capt.id = roster.id and capt.deleted_at is null
    left join ${contracts} contract on contract.id = roster.id
    where roster.guild_id = ${guildId}::bigint and roster.finished_at is null
      and coalesce(event.status, capt.status, contract.status) in ('open', 'closed')
      ${userId === undefined ? sql`` : sql`and ${withThem}`}`);
  return rows;
};

/**
 * Requests a redraw of every message that people still act on, because the guild's language or time zone changed.
 * Messages of what is over keep their words.
 */
export const redrawStanding = async (tx: Transaction, guildId: string): Promise<void> => {
  const inGuild = sql`guild_id = ${guildId}::bigint`;
  const waiting = sql.param([...WAITING_STATUSES]);
  const { rows: cards } = await tx.execute<Pick<DeliveryKey, 'kind' | 'subject'>>(sql`
    select 'application_card' as kind, id::text as subject from ${applications}
    where ${inGuild} and status = any(${waiting}::text[])
    union all select 'vacation_request', id::text from ${vacations}
    where ${inGuild} and kind = 'vacation' and status = 'requested'
    union all select 'war_alert', id::text from ${wars}
    where ${inGuild} and status = 'active' and decision = 'pending'
    union all select kind, subject from deliveries
    where ${inGuild} and kind = 'war_result' and message_id is not null and exists (
      select from ${wars} war where war.guild_id = ${guildId}::bigint and war.id::text = subject
        and war.decision = 'pending')`);
  // Cards of screenshots have their own versions. Cards with a verdict that is still to be told are not included.
  const { rows: screens } = await tx.execute<{ kind: string }>(sql`
    update ${reviewCards} card set version = card.version + 1, told_version = card.version + 1
    from ${screenshots} screenshot
    where card.guild_id = ${guildId}::bigint and screenshot.id = card.screenshot_id
      and screenshot.status = 'pending' and card.message_id is not null
    returning screenshot.kind`);
  const standing = await findStandingRosters(tx, guildId);
  await requestDeliveries(tx, [
    ...standing.map(({ id }) => ({ guildId, kind: 'roster' as const, subject: id })),
    ...cards.map((card) => ({ guildId, ...card })),
    ...[...new Set(screens.map(({ kind }) => kind))].map((subject) => ({
      guildId,
      kind: 'review_card' as const,
      subject,
    })),
  ]);
};

/** A feed may tell of last month's wars: leaders are asked to confirm those of the last day. */
export const WAR_ASKED_FOR_MS = 24 * 3_600_000;

/**
 * Requests the cards of undecided applications, vacations and wars that have no message, whose channel was deleted or is
 * closed to the bot, or that are in another channel than the one chosen now.
 */
export const requestMisplacedCards = async (
  db: Queryable,
  guildId: string,
  { now, closed = [] }: { now: Date; closed?: readonly string[] },
): Promise<void> => {
  const waiting = sql.param([...WAITING_STATUSES]);
  const { rows } = await db.execute<Pick<DeliveryKey, 'kind' | 'subject'>>(sql`
    with waiting as (
      select 'application_card' as kind, application.id::text as subject,
        (form.definition ->> 'review_channel_id')::bigint as home
      from ${applications} application join application_forms form on form.id = application.form_id
      where application.guild_id = ${guildId}::bigint and application.status = any(${waiting}::text[])
      union all
      select 'vacation_request', vacation.id::text, (settings.values -> 'channels' ->> 'personnel')::bigint
      from ${vacations} vacation left join guild_settings settings on settings.guild_id = vacation.guild_id
      where vacation.guild_id = ${guildId}::bigint and vacation.kind = 'vacation' and vacation.status = 'requested'
      union all
      select 'war_alert', war.id::text, (coalesce(settings.values -> 'channels' ->> 'wars',
        settings.values -> 'channels' ->> 'capts', settings.values -> 'channels' ->> 'personnel'))::bigint
      from ${wars} war left join guild_settings settings on settings.guild_id = war.guild_id
      where war.guild_id = ${guildId}::bigint and war.status = 'active' and war.decision = 'pending'
      union all
      select 'war_result', war.id::text, (settings.values -> 'channels' ->> 'personnel')::bigint
      from ${wars} war left join guild_settings settings on settings.guild_id = war.guild_id
      where war.guild_id = ${guildId}::bigint and war.status = 'finished' and war.decision = 'pending'
        and coalesce(war.ended_at, war.starts_at) > ${new Date(now.getTime() - WAR_ASKED_FOR_MS).toISOString()}::timestamptz
    )
    select waiting.kind, waiting.subject from waiting
    left join deliveries known on known.guild_id = ${guildId}::bigint and known.kind = waiting.kind
      and known.subject = waiting.subject
    where known.message_id is null or known.channel_id <> waiting.home
      or known.channel_id = any(${sql.param(closed)}::bigint[]) or not exists (
      select from channels where guild_id = ${guildId}::bigint and id = known.channel_id)`);
  await requestDeliveries(
    db,
    rows.map((row) => ({ guildId, ...row })),
  );
};
