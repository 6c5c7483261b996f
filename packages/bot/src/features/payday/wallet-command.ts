import { formatCents, formatCentsChange } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import type { Wallet } from '@famiglia/contract/payday/payday-routes';
import { PAYOUT_WORDS, describeLine } from '@famiglia/contract/payday/payday-words';
import { getWallet, isListening, switchPaydayNotice } from '@famiglia/core/payday/get-wallet';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { shortText } from '../../kit/discord/short-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { momentText } from './payday-message.ts';
import { paydayTexts } from './payday-texts.ts';

const SHOWN_LINES = 15;
const LONGEST_LINE = 180;

export const walletMessage = (wallet: Wallet, listening: boolean, language: Language): BaseMessageOptions => {
  const texts = paydayTexts[language];
  const owed = BigInt(wallet.owed_cents);
  const size = formatCents(language, owed < 0n ? -owed : owed);
  const lines = wallet.coming
    .slice(-SHOWN_LINES)
    .map((line) => `• ${shortText(describeLine(line, language), LONGEST_LINE)}`);
  const left = wallet.coming.length - lines.length;
  const parts = [
    owed === 0n ? [] : [`**${owed < 0n ? texts.debt : texts.owed}: ${size}**`],
    wallet.coming.length === 0
      ? []
      : [
          `**${texts.coming}: ${formatCentsChange(language, wallet.coming_cents)}**`,
          ...lines,
          ...(left > 0 ? [texts.more(left)] : []),
        ],
    wallet.payouts.length === 0
      ? []
      : [
          `**${texts.payouts}**`,
          ...wallet.payouts.map(
            ({ until, pay_cents: cents, state }) =>
              `• ${momentText(until)} · ${formatCents(language, cents)} · ${PAYOUT_WORDS[language][state]}`,
          ),
        ],
  ].filter((part) => part.length > 0);
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.wallet,
        description: parts.map((part) => part.join('\n')).join('\n\n') || texts.nothing,
      },
    ],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: ButtonStyle.Secondary,
            customId: makeCustomId('payday', 'notice', listening ? 'off' : 'on'),
            label: listening ? texts.tellMeNot : texts.tellMe,
          },
        ],
      },
    ],
  };
};

/** `/wallet`: what the member is owed, what they were paid, and why. */
export const walletCommand: BotCommand = {
  name: { en: 'wallet', ru: 'кошелёк' },
  description: { en: 'What the family owes you, and for what', ru: 'Сколько вам должна семья и за что' },
  place: 'guild',
  topic: 'money',
  answer: 'private',
  run: async ({ bot, actor, interaction, language, answer }) => {
    const guildId = guildOf(interaction);
    const wallet = await getWallet(bot.context, actor, { guildId });
    const listening = await isListening(bot.context, guildId, actor.userId);
    await answer.reply(walletMessage(wallet, listening, language));
  },
};

export const pressNotice = async ({
  bot,
  actor,
  interaction,
  language,
  args,
  answer,
}: ButtonCall): Promise<void> => {
  const guildId = guildOf(interaction);
  const listening = await switchPaydayNotice(bot.context, actor, { guildId, on: args[0] === 'on' });
  const wallet = await getWallet(bot.context, actor, { guildId });
  await answer.update(walletMessage(wallet, listening, language));
};
