import { lookUpMember } from '@famiglia/core/insight/profiles/look-up-member';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import type { CommandCall, UserMenuCall } from '../interactions/calls.ts';
import { guildOf } from './guild-of.ts';
import { profileEmbed } from './profile-embed.ts';

/** The profile of somebody, for whoever asked. */
export const showProfile = async (call: CommandCall | UserMenuCall, userId: string): Promise<void> => {
  const { context } = call.bot;
  const guildId = guildOf(call.interaction);
  const profile = await lookUpMember(context, call.actor, { guildId, userId });
  const { reputation_name: reputationName } = await findSettings(context.db, guildId);
  const panelUrl = `${context.config.publicUrl}/guild/${guildId}/users/${userId}`;
  const embed = profileEmbed({ profile, reputationName, language: call.language, panelUrl });
  await call.answer.say({ embeds: [embed] });
};
