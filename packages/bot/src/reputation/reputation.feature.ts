import { requestDelivery } from '@famiglia/core/guilds/deliveries/request-delivery';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import { listTop } from '@famiglia/core/reputation/list-top';
import { GatewayDispatchEvents } from 'discord.js';
import { BRAND_COLOR } from '../discord/brand-color.ts';
import type { BotCommand } from '../commands/command.ts';
import type { BotFeature } from '../feature.ts';
import { onDispatch } from '../gateway/on-dispatch.ts';
import { guildOf } from '../members/guild-of.ts';
import { escapeText } from '../discord/escape-text.ts';
import { repCommand, repMenu } from './rep-command.ts';
import { reputationTexts } from './reputation-texts.ts';
import { syncRoles } from './sync-roles.ts';

const topCommand: BotCommand = {
  name: { en: 'top', ru: 'топ' },
  description: { en: 'Who has the most reputation', ru: 'У кого больше всего репутации' },
  place: 'guild',
  answer: 'public',
  run: async ({ bot, actor, interaction, language, answer }) => {
    const texts = reputationTexts[language];
    const top = await listTop(bot.context, actor, guildOf(interaction));
    const people = top.people.filter(({ reputation }) => reputation > 0);
    const lines = people.map(
      ({ rank, displayName, reputation }) => `**${rank}.** ${escapeText(displayName)} · ${reputation}`,
    );
    await answer.reply({
      embeds: [
        {
          color: BRAND_COLOR,
          title: texts.top(escapeText(top.reputationName)),
          description: lines.length === 0 ? texts.nobody : lines.join('\n'),
          ...(top.own === null ? {} : { footer: { text: texts.own(top.own.rank, top.own.reputation) } }),
        },
      ],
    });
  },
};

/** Reputation of members, and the roles that depend on it. */
export const reputationFeature: BotFeature = {
  name: 'reputation',
  commands: [repCommand, topCommand],
  userMenus: [repMenu],
  gatewayHandlers: [
    // A member who comes back still has their reputation, but lost their roles.
    onDispatch(GatewayDispatchEvents.GuildMemberAdd, async ({ context }, { guild_id: guildId }) => {
      const { reputation_roles } = await findSettings(context.db, guildId);
      if (reputation_roles.length === 0) return;
      await requestDelivery(context.db, { guildId, kind: 'reputation_roles', subject: '' });
    }),
  ],
  deliveries: [{ kind: 'reputation_roles', deliver: syncRoles }],
};
