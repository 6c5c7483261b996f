import { listTop } from '@famiglia/core/reputation/list-top';
import { BRAND_COLOR } from '../brand-color.ts';
import type { BotCommand } from '../commands/command.ts';
import { guildOf } from '../members/guild-of.ts';
import { escapeText } from '../texts/escape-text.ts';
import { reputationTexts } from './reputation-texts.ts';

export const topCommand: BotCommand = {
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
    await answer.say({
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
