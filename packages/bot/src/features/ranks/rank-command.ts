import { progressText, requirementName } from '@famiglia/contract/ranks/rank-words';
import { lookUpRank } from '@famiglia/core/ranks/get-member-rank';
import { findLadderVersion } from '@famiglia/core/ranks/rank.queries';
import { findName } from '@famiglia/core/members/member.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { rankTexts } from './rank-texts.ts';

const day = (iso: string): string => `<t:${Math.floor(Date.parse(iso) / 1000)}:D>`;

export const rankCommand: BotCommand = {
  name: { en: 'rank', ru: 'ранг' },
  description: { en: 'What you need for the next rank', ru: 'Чего не хватает до следующего ранга' },
  place: 'guild',
  topic: 'self',
  when: 'ladder',
  answer: 'private',
  options: [
    {
      name: { en: 'member', ru: 'участник' },
      description: {
        en: 'Leave empty for your own; others need permission',
        ru: 'Если не указать — ваш; для чужого нужно право',
      },
      type: 'user',
    },
  ],
  run: async ({ bot, actor, interaction, language, answer }) => {
    const { db } = bot.context;
    const member = interaction.options.getUser('member');
    if (member?.bot === true) throw new AppError('bot_is_no_member');
    const guildId = guildOf(interaction);
    const userId = member?.id ?? actor.userId;
    const { rank, next } = await lookUpRank(bot.context, actor, { guildId, userId });
    const { reputation_name: reputation } = await findSettings(db, guildId);
    const texts = rankTexts[language];
    const held = rank === null ? texts.noRank : texts.since(escapeText(rank.name), day(rank.since));
    const lines = [held];
    if (next !== null) {
      lines.push('', texts.next(escapeText(next.name)));
      const span = { days: next.span_days, reputation: escapeText(reputation) };
      for (const step of next.progress)
        lines.push(
          `${step.met ? '✅' : '▫️'} ${requirementName(language, step.kind, span)}: ${progressText(step)}`,
        );
      if (next.progress.length === 0) lines.push(texts.byLeaders);
      if (next.ready) lines.push('', texts.ready);
    } else if ((await findLadderVersion(db, guildId)) === 0) lines.splice(0, 1, texts.noLadder);
    else lines.push(texts.top);
    const name = escapeText((await findName(db, guildId, userId)) ?? userId);
    await answer.reply({
      embeds: [{ color: BRAND_COLOR, title: texts.title(name), description: lines.join('\n') }],
    });
  },
};
