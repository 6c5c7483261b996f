import { requestDelivery } from '../../deliveries/request-delivery.ts';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/define-job.ts';
import { findOwnerNews } from './find-owner-news.ts';
import { findSharedGuild, hasUntoldNews, insertNews } from './owner-news.queries.ts';
import { tellOwnerQueue } from '../../deliveries/tell-owner-queue.ts';

/**
 * Notes what waits for the site's owner and was not there before, and asks the bot to tell it. Run after whatever may be news,
 * and every ten minutes for what comes with time; each thing is told once, however often and in however many processes it runs.
 */
export const tellOwner = async (context: Context): Promise<void> => {
  const { db, clock, config, log } = context;
  const found = await findOwnerNews(context);
  await db.transaction(async (tx) => {
    const fresh = await insertNews(
      tx,
      found.map(({ kind, subject }) => ({ kind, subject })),
      clock(),
    );
    if (!(await hasUntoldNews(tx))) return;
    const guildId = await findSharedGuild(tx, [...config.siteAdminIds]);
    if (guildId !== undefined) await requestDelivery(tx, { guildId, kind: 'owner_news', subject: '' });
    // No problem of the program: an owner need not be in any server, as in the sandbox.
    else if (fresh > 0)
      log.info(
        { news: fresh },
        'no site admin is in a server with the bot: /admin shows what waits for them',
      );
  });
};

export const tellOwnerJob = defineJob({
  ...tellOwnerQueue,
  title: { en: 'Messages to site admins', ru: 'Сообщения администраторам сайта' },
  schedule: '*/10 * * * *',
  retries: 5,
  run: tellOwner,
});
