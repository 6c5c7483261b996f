import { lookUpMember } from '@famiglia/core/insight/profiles/look-up-member';
import { findLedger } from '@famiglia/core/reputation/entry.queries';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import { BRAND_COLOR } from '../discord/brand-color.ts';
import type { CommandCall, UserMenuCall } from '../interactions/calls.ts';
import { guildOf } from '../members/guild-of.ts';
import { escapeText } from '../discord/escape-text.ts';
import { reputationTexts } from './reputation-texts.ts';

const LAST_CHANGES = 5;

/** A member's balance, rank and latest changes. */
export const showReputation = async (call: CommandCall | UserMenuCall, userId: string): Promise<void> => {
  const { bot, actor, language, answer } = call;
  const { context } = bot;
  const guildId = guildOf(call.interaction);
  const profile = await lookUpMember(context, actor, { guildId, userId });
  const { reputation_name: name } = await findSettings(context.db, guildId);
  const texts = reputationTexts[language];
  const entries = await findLedger(context.db, guildId, userId, { limit: LAST_CHANGES, offset: 0 });
  const lines = entries.map(({ entry }) =>
    texts.entry(
      entry.delta,
      entry.reason === '' ? texts.sources[entry.source] : escapeText(entry.reason),
      `<t:${Math.floor(entry.createdAt.getTime() / 1000)}:R>`,
    ),
  );
  const title = texts.balance(
    escapeText(profile.display_name),
    escapeText(name),
    profile.reputation,
    profile.rank,
  );
  await answer.reply({ embeds: [{ color: BRAND_COLOR, description: [title, ...lines].join('\n') }] });
};
