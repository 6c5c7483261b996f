import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { requestDelivery } from '../../deliveries/request-delivery.ts';

type PayerNews = 'stopped' | 'renewed';

/**
 * Asks the bot to tell whoever pays for a guild. Discord lets it write only to people who share a server with it: the
 * paid one if possible, else another. Others read it on their account page.
 */
export const requestPayerNotice = async (
  tx: Transaction,
  guildId: string,
  news: PayerNews,
): Promise<void> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select guild.id::text as id
    from renewals
    join members member on member.user_id = renewals.payer_id and member.left_at is null
    join guilds guild on guild.id = member.guild_id and guild.bot_installed
    where renewals.guild_id = ${guildId}::bigint
      and not exists (select from forgettings where forgettings.user_id = renewals.payer_id)
    order by guild.id = renewals.guild_id desc, guild.id limit 1`);
  const met = rows[0]?.id;
  if (met === undefined) return;
  await requestDelivery(tx, { guildId: met, kind: 'payer_notice', subject: `${news}.${guildId}` });
};
