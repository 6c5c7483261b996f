import type { Database } from '@famiglia/core/platform/db/database';

export const ADMIN_ID = '676367758786560011';

/** 10,000 guilds, a third of them with a plan, 100,000 people and 1,000,000 sign-ins of half a year. */
export const seedAdminData = async (db: Database): Promise<void> => {
  await db.execute(`
    insert into guilds (id, name, owner_id, member_count, bot_installed, created_at)
    select 200000000000000000 + n, (array['Семья ', 'Family ', 'Vagos '])[1 + n % 3] || n,
      842764187074560005, n % 900, true, now() - (n % 700) * interval '1 day'
    from generate_series(1, 10000) n`);
  await db.execute(`
    insert into subscriptions (guild_id, tier, status, period_end)
    select 200000000000000000 + n, 'premium', 'active', now() + (n % 400 - 100) * interval '1 day'
    from generate_series(1, 10000, 3) n`);
  await db.execute(`
    insert into users (id, username, global_name)
    select 300000000000000000 + n, 'vito' || n, 'Вито ' || n from generate_series(1, 100000) n`);
  await db.execute(`
    insert into login_history (user_id, session_id, at, ip, country_code, user_agent)
    select 300000000000000001 + (n::bigint * 7919) % 100000, gen_random_uuid(),
      now() - interval '180 days' + n * interval '15 seconds',
      ('10.' || n % 200 || '.' || n % 251 || '.' || n % 253)::inet,
      (array['RU', 'RU', 'RU', 'KZ', 'BY', 'DE', null])[1 + n % 7], 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
    from generate_series(1, 1000000) n`);
  await db.execute(`analyze`);
};
