import type { Settings } from '@famiglia/contract/settings/settings';
import { choosePingRole } from '@famiglia/core/joining/choose-ping-role';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findRoles } from '@famiglia/core/mirror/guild.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import { ButtonStyle, ComponentType, RESTJSONErrorCodes } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { dropKept, keepMessage } from '../../deliveries/kept-message.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { attempt, giveRole, takeRole } from '../../kit/discord/change-roles.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { chunksOf } from '../settings/setup-field.ts';
import { joiningTexts } from './joining-texts.ts';

type Offered = Settings['joining']['ping_roles'][number];

/** Keeps the message with the ping roles up to date. Roles that were deleted in Discord drop out. */
export const keepPingRoles = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { db } = bot.context;
  const { channels, joining } = await findSettings(db, delivery.guildId);
  const known = new Set((await findRoles(db, delivery.guildId)).map(({ id }) => id));
  const offered = joining.ping_roles.filter(({ role_id }) => known.has(role_id));
  if (channels.ping_roles === null || offered.length === 0) {
    await dropKept(bot, delivery);
    return {};
  }
  const kept = { channelId: channels.ping_roles, name: 'ping-roles' };
  try {
    return await keepMessage(bot, delivery, { ...kept, message: pingMessage(joining.ping_text, offered) });
  } catch (error) {
    // Discord does not know an emoji, or it belongs to a server that the bot is not in.
    if (!isDiscordError(error, [RESTJSONErrorCodes.InvalidFormBodyOrContentType])) throw error;
    const plain = offered.map((one) => ({ ...one, emoji: '' }));
    return keepMessage(bot, delivery, { ...kept, message: pingMessage(joining.ping_text, plain) });
  }
};

/** Five rows of five buttons are the 25 roles that a family may offer. */
const pingMessage = (words: string, offered: readonly Offered[]): BaseMessageOptions => ({
  embeds: [{ color: BRAND_COLOR, description: words }],
  components: chunksOf(5, offered).map((row) => ({
    type: ComponentType.ActionRow,
    components: row.map(({ role_id, label, emoji }) => ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      customId: makeCustomId('joining', 'ping', role_id),
      label,
      ...(emoji === '' ? {} : { emoji }),
    })),
  })),
});

/**
 * Takes or drops a role. Whether the member has the role is read from the interaction, because the mirror may be a
 * moment behind.
 */
export const togglePingRole = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const guildId = guildOf(interaction);
  const { label, roleId } = await choosePingRole(bot.context, actor, { guildId, roleId: call.args[0] ?? '' });
  const roles = interaction.member?.roles;
  const has = Array.isArray(roles) ? roles.includes(roleId) : roles?.cache.has(roleId) === true;
  const isDone = await attempt(async () =>
    (has ? takeRole : giveRole)(
      bot,
      { guildId, userId: actor.userId, reason: 'Famiglia: chosen by the member' },
      roleId,
    ),
  );
  if (!isDone) throw new AppError('ping_role_refused');
  const texts = joiningTexts[language];
  await answer.replyEphemeral({ content: (has ? texts.taken : texts.given)(escapeText(label)) });
};
