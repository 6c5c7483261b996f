import type { Language } from '@famiglia/contract/constants';
import { labelOf } from '@famiglia/contract/setting-field';
import type { Delivery } from '@famiglia/core/guilds/deliveries/delivery.queries';
import { findGuildOwner } from '@famiglia/core/guilds/mirror/guild.queries';
import { findUntoldBlocks, recordBlocks } from '@famiglia/core/guilds/settings/blocked-roles';
import type { BlockedRole } from '@famiglia/core/guilds/settings/blocked-roles';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import type { Bot } from '../bot.ts';
import type { Outcome } from '../deliveries/delivery-kind.ts';
import { findPostableChannel } from '../discord/find-channel.ts';
import { sendDirectMessage } from '../discord/send-direct-message.ts';
import { refusalText } from '../texts/refused-values.ts';
import { setupTexts } from './setup-texts.ts';

/** How many are named in one message; the settings show all of them. */
const NAMED = 10;

/** Each blocked role with its setting and the reason. */
export const blockedLines = (blocked: readonly BlockedRole[], language: Language): string[] =>
  blocked.map(({ setting, roleId, message }) => {
    const reason = refusalText(message, language) ?? message;
    return `• ${labelOf(setting, language)}, <@&${roleId}>: ${reason}`;
  });

/** Tells leaders once of roles that a setting has the bot give and that it does not give any more. */
export const tellOfBlockedRoles = async (
  bot: Bot,
  { guildId, wantedVersion }: Delivery,
): Promise<Outcome> => {
  const { context } = bot;
  const untold = await findUntoldBlocks(context, guildId);
  if (untold.length > 0) {
    const { language, channels } = await findSettings(context.db, guildId);
    const content = [
      setupTexts[language].blockedTold,
      ...blockedLines(untold.slice(0, NAMED), language),
    ].join('\n');
    const nonce = `blocked-${guildId.slice(-8)}-${wantedVersion % 1_000_000}`;
    const channel = await findPostableChannel(bot, [channels.personnel]);
    if (typeof channel === 'string') {
      const ownerId = await findGuildOwner(context.db, guildId);
      if (ownerId !== null) await sendDirectMessage(bot, { guildId, userId: ownerId, content, nonce });
    } else await channel.send({ content, allowedMentions: { parse: [] }, nonce, enforceNonce: true });
  }
  await recordBlocks(context, guildId, untold);
  return {};
};
