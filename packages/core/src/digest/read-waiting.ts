import type { Permission } from '@famiglia/contract/access/permissions';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { countApplications } from '../applications/application.queries.ts';
import { countPendingScreenshots } from '../guilds/guild-stats.queries.ts';
import { readInactive } from '../inactive/list-inactive.ts';
import { findOwed } from '../payday/payday.queries.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { countVacations } from '../vacations/vacation.queries.ts';

/** What waits for leaders, each with the right that it needs. */
export const WAITING_RIGHTS = {
  applications: 'applications.manage',
  vacation_requests: 'personnel.manage',
  vacations_end: 'personnel.manage',
  warnings_end: 'personnel.manage',
  unseen: 'personnel.manage',
  gg: 'reputation.edit',
  gungame: 'gungame.moderate',
  reports: 'reports.judge',
  owed: 'money.view',
  debts: 'money.view',
} as const satisfies Record<string, Permission>;
export type WaitingKind = keyof typeof WAITING_RIGHTS;

export interface WaitingPart {
  kind: WaitingKind;
  count: number;
  /** The first few whom it is about. */
  names: readonly string[];
  /** Of money, as cents. */
  cents: bigint;
}

const NAMES = 3;
/** What ends within this time is told of. */
const DAYS_AHEAD = 7;

/** Only what there is something of. */
export const readWaiting = async (context: Context, guildId: string): Promise<WaitingPart[]> => {
  const { db, clock } = context;
  const now = clock();
  const [applications, requests, vacations, warnings, unseen, screens, owed] = await Promise.all([
    countApplications(db, guildId, { status: 'waiting' }),
    countVacations(db, guildId, { view: 'requests', now }),
    findEnding(db, guildId, {
      now,
      of: sql`vacations`,
      open: sql`status = 'approved' and starts_at <= ${at(now)}`,
    }),
    findEnding(db, guildId, {
      now,
      of: sql`warnings`,
      open: sql`lifted_at is null and expiry_noted_at is null`,
    }),
    readInactive(context, guildId, { limit: NAMES, offset: 0 }),
    countPendingScreenshots(db, guildId),
    findOwed(db, guildId),
  ]);
  const part = (kind: WaitingKind, count: number, more: Partial<WaitingPart> = {}): WaitingPart => ({
    kind,
    count,
    names: [],
    cents: 0n,
    ...more,
  });
  const money = (kind: 'owed' | 'debts', amounts: readonly bigint[]): WaitingPart =>
    part(kind, amounts.length, { cents: amounts.reduce((sum, cents) => sum + cents, 0n) });
  const balances = [...owed.values()];
  return [
    part('applications', applications),
    part('vacation_requests', requests),
    part('vacations_end', vacations.length, { names: vacations.slice(0, NAMES) }),
    part('warnings_end', warnings.length, { names: warnings.slice(0, NAMES) }),
    part('unseen', unseen.total, {
      names: unseen.items.map(({ ingame_nick: nick, display_name: name }) => nick ?? name),
    }),
    part('gg', screens.gg),
    part('gungame', screens.gungame),
    part('reports', screens.reports),
    money(
      'owed',
      balances.filter((cents) => cents > 0n),
    ),
    money(
      'debts',
      balances.filter((cents) => cents < 0n).map((cents) => -cents),
    ),
  ].filter(({ count }) => count > 0);
};

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** Whose it is that ends within a week, the soonest first. */
const findEnding = async (
  db: Queryable,
  guildId: string,
  { now, of, open }: { now: Date; of: SQL; open: SQL },
): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select coalesce(member.ingame_nick, member.display_name) as name from ${of} one
    join members member on member.guild_id = one.guild_id and member.user_id = one.user_id
    where one.guild_id = ${guildId}::bigint and ${open} and member.left_at is null
      and ends_at > ${at(now)} and ends_at <= ${at(now)} + make_interval(days => ${DAYS_AHEAD})
    order by ends_at, one.user_id`);
  return rows.map(({ name }) => name);
};
