import type { AdminGuildSort, Order } from '@famiglia/contract/admin/admin';
import type { Tier } from '@famiglia/contract/billing/subscriptions';
import { and, asc, count, desc, eq, gt, isNull, like, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { containing } from '../platform/db/containing.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import { subscriptions } from '../platform/db/schema/subscriptions.ts';

interface GuildPage {
  limit: number;
  offset: number;
  tier?: Tier | undefined;
  search?: string | undefined;
  sort: AdminGuildSort;
  order: Order;
}

/** Nothing from inside a guild: the site admin sees its name, size and plan. */
const listed = {
  id: guilds.id,
  name: guilds.name,
  iconPath: guilds.iconPath,
  memberCount: guilds.memberCount,
  botInstalled: guilds.botInstalled,
  createdAt: guilds.createdAt,
  subscription: subscriptions,
};
export type AdminGuildRow = NonNullable<Awaited<ReturnType<typeof findAdminGuild>>>;

const SORTED_BY = {
  name: sql`lower(${guilds.name})`,
  member_count: guilds.memberCount,
  period_end: subscriptions.periodEnd,
  since: guilds.createdAt,
} as const;

/** Expired Premium counts as Free, before the sweep too. */
const isPremium = (now: Date) =>
  and(
    eq(subscriptions.tier, 'premium'),
    or(isNull(subscriptions.periodEnd), gt(subscriptions.periodEnd, now), gt(subscriptions.graceUntil, now)),
  ) ?? sql`false`;

const matching = ({ tier, search }: GuildPage, now: Date) => {
  const premium = sql`coalesce(${isPremium(now)}, false)`;
  const wanted = tier === undefined ? undefined : tier === 'premium' ? premium : not(premium);
  const pattern = containing(search ?? '');
  return and(
    wanted,
    search
      ? or(like(sql`lower(${guilds.name})`, pattern), like(sql`${guilds.id}::text`, pattern))
      : undefined,
  );
};

export const findAdminGuilds = async (db: Queryable, page: GuildPage, now: Date) => {
  const by = SORTED_BY[page.sort];
  const [ordered, tie] = page.order === 'asc' ? [asc(by), asc(guilds.id)] : [desc(by), desc(guilds.id)];
  const where = matching(page, now);
  const joined = eq(subscriptions.guildId, guilds.id);
  const counting = db.select({ total: count() }).from(guilds);
  const [rows, [counted]] = await Promise.all([
    db
      .select(listed)
      .from(guilds)
      .leftJoin(subscriptions, joined)
      .where(where)
      // Plans without an end come last in both directions; every other order has an index.
      .orderBy(page.sort === 'period_end' ? sql`${ordered} nulls last` : ordered, tie)
      .limit(page.limit)
      .offset(page.offset),
    page.tier === undefined ? counting.where(where) : counting.leftJoin(subscriptions, joined).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
};

export const findAdminGuild = async (db: Queryable, guildId: string) => {
  const [row] = await db
    .select(listed)
    .from(guilds)
    .leftJoin(subscriptions, eq(subscriptions.guildId, guilds.id))
    .where(eq(guilds.id, guildId));
  return row;
};
