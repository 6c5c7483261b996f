import type { Language } from '@famiglia/contract/kit/language';
import { labelOf } from '@famiglia/contract/settings/setting-field';
import { writeLetter } from '@famiglia/core/deliveries/leader-letter.queries';
import { findBlockedRoles, findUntoldBlocks, recordBlocks } from '@famiglia/core/settings/blocked-roles';
import type { BlockedRole } from '@famiglia/core/settings/blocked-roles';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { Bot } from '../../bot.ts';
import type { FeatureDelivery } from '../../deliveries/delivery-kind.ts';
import { postNotice } from '../leaders/leader-notice.ts';
import type { LeaderNotice } from '../../deliveries/notice-types.ts';
import { refusalText } from '../../kit/texts/refused-values.ts';
import { setupTexts } from './setup-texts.ts';

/** How many are named in one message; the settings show all of them. */
const NAMED = 10;

/** Each blocked role with its setting and the reason. */
export const blockedLines = (blocked: readonly BlockedRole[], language: Language): string[] =>
  blocked.map(({ setting, roleId, message }) => {
    const reason = refusalText(message, language) ?? message;
    return `• ${labelOf(setting, language)}, <@&${roleId}>: ${reason}`;
  });

const noticeOf = async (
  { context }: Bot,
  guildId: string,
  blocked: readonly BlockedRole[],
): Promise<LeaderNotice> => {
  const { language } = await findSettings(context.db, guildId);
  const content = [setupTexts[language].blockedTold, ...blockedLines(blocked.slice(0, NAMED), language)].join(
    '\n',
  );
  const nonce = `blocked-${guildId.slice(-8)}-${context.clock().getTime() % 1_000_000}`;
  return { right: 'settings.manage', message: { content }, line: content, nonce };
};

/** Tells leaders once of roles that a setting has the bot give and that it does not give any more. */
export const blockedRoles: FeatureDelivery = {
  kind: 'blocked_roles',
  letter: async (bot, guildId) => {
    const blocked = await findBlockedRoles(bot.context.db, guildId);
    return blocked.length === 0 ? null : noticeOf(bot, guildId, blocked);
  },
  deliver: async (bot, { guildId, kind, subject }) => {
    const { context } = bot;
    const untold = await findUntoldBlocks(context, guildId);
    if (untold.length > 0 && !(await postNotice(bot, guildId, await noticeOf(bot, guildId, untold))))
      await writeLetter(context.db, { guildId, kind, subject }, context.clock());
    await recordBlocks(context, guildId, untold);
  },
};
