import { findReady } from '@famiglia/core/ranks/readiness';
import { findRankNotice, findRankRoles, recordApplied } from '@famiglia/core/ranks/rank-delivery';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { changeRoles } from '../../kit/discord/change-roles.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { pagesOf } from '../../kit/interactions/pages.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import { rankTexts } from './rank-texts.ts';
import { READY_ON_PAGE, readyMessage } from './ready-message.ts';

/** Gives a member the role of their rank and takes the other roles of the ladder. */
export const deliverRankRoles = async (
  bot: Bot,
  { guildId, subject: userId }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const roles = await findRankRoles(bot.context, guildId, userId);
  if (roles !== null) {
    const { give, take, refused } = roles;
    // The old role stays until the new one can be given.
    if (refused) return { problem: 'role_blocked', gaveUp: true };
    const isWhole = await changeRoles(bot, { guildId, userId, give, take, reason: 'Famiglia: rank', signal });
    if (!isWhole) return { problem: 'role_refused', gaveUp: true };
  }
  await recordApplied(bot.context, guildId, userId);
  return {};
};

/** Tells a member of their new rank. With closed DMs nothing is posted: `/rank` shows it. */
export const tellOfRank = async (bot: Bot, { guildId, subject }: Delivery): Promise<void> => {
  const change = await findRankNotice(bot.context, guildId, Number(subject));
  if (change === null) return;
  const { language } = await findSettings(bot.context.db, guildId);
  const texts = rankTexts[language];
  const told = change.isPromotion ? texts.toldUp : texts.toldDown;
  const news =
    change.toName === null
      ? texts.toldNone(escapeText(change.fromName ?? ''))
      : told(escapeText(change.toName));
  const why = change.reason === '' ? [] : [texts.toldWhy(escapeText(change.reason))];
  await sendDirectMessage(bot, {
    guildId,
    userId: change.userId,
    content: [news, ...why].join('\n'),
    nonce: `rank-${change.id}`,
  });
};

/** The weekly note to leaders; none where nobody is ready. */
export const readRankNote: ReadNotice = async ({ context }, guildId, day) => {
  const ready = await findReady(context.db, guildId, context.clock());
  if (ready.length === 0) return null;
  const { language } = await findSettings(context.db, guildId);
  const pages = pagesOf(ready.length, READY_ON_PAGE, 0);
  return {
    right: 'personnel.manage',
    message: readyMessage(ready.slice(0, READY_ON_PAGE), ready.length, pages, language),
    line: rankTexts[language].readyLine(ready.length),
    nonce: `ranks-${guildId.slice(-8)}-${day.replaceAll('-', '')}`,
  };
};
