import { randomUUID } from 'node:crypto';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import { CORRECTION_KINDS } from '@famiglia/contract/payday/payday';
import type { CorrectionKind } from '@famiglia/contract/payday/payday';
import { CORRECTION_NAMES } from '@famiglia/contract/payday/payday-names';
import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import { PAYDAY_WORDS } from '@famiglia/contract/payday/payday-words';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { correctPay } from '@famiglia/core/payday/correct-pay';
import { AppError } from '@famiglia/core/platform/app-error';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { AmountFormCall, CommandCall } from '../../kit/interactions/calls.ts';
import type { CommandOption, Subcommand } from '../../kit/interactions/command.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { DoubtfulAmount, readTypedAmount } from '../../kit/interactions/doubtful-amount.ts';
import { formButton } from '../../kit/interactions/form-button.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { paydayTexts } from './payday-texts.ts';

export const LONGEST_AMOUNT = 40;
const LONGEST_REASON = 300;

/** An amount as people type it. */
export const amountOption: CommandOption = {
  name: { en: 'amount', ru: 'сумма' },
  description: { en: PAYDAY_WORDS.en.amountHint, ru: PAYDAY_WORDS.ru.amountHint },
  type: 'text',
  required: true,
  max: LONGEST_AMOUNT,
};

/** `/payday correct`: a bonus, fine, debt or repayment. */
export const correct: Subcommand = {
  needs: 'money.manage',
  name: { en: 'correct', ru: 'поправка' },
  description: { en: 'Bonus, fine, debt or repayment', ru: 'Премия, штраф, долг или возврат' },
  answer: 'private',
  options: [
    {
      name: { en: 'kind', ru: 'вид' },
      description: { en: 'What it is', ru: 'Что это' },
      type: 'text',
      required: true,
      choices: CORRECTION_KINDS.map((kind) => ({
        name: { en: CORRECTION_NAMES.en[kind], ru: CORRECTION_NAMES.ru[kind] },
        value: kind,
      })),
    },
    {
      name: { en: 'member', ru: 'участник' },
      description: { en: 'For whom', ru: 'Кому' },
      type: 'user',
      required: true,
    },
    amountOption,
    {
      name: { en: 'reason', ru: 'причина' },
      description: { en: 'The member sees it', ru: 'Её увидит участник' },
      type: 'text',
      required: true,
      max: LONGEST_REASON,
    },
    {
      name: { en: 'warning', ru: 'предупреждение' },
      description: { en: 'A fine with a warning', ru: 'Штраф вместе с предупреждением' },
      type: 'boolean',
    },
  ],
  run: async (call) => {
    const { bot, actor, interaction, language, answer } = call;
    const guildId = guildOf(interaction);
    await requireGuildAccess(bot.context, actor, guildId, paydayRoutes.correct.access);
    const typed = interaction.options.getString('amount', true);
    const wanted = {
      kind: interaction.options.getString('kind', true) as CorrectionKind,
      userId: interaction.options.getUser('member', true).id,
      warning: interaction.options.getBoolean('warning') ?? false,
    };
    const reason = interaction.options.getString('reason', true);
    const asked = correctionForm(wanted, { amount: typed, reason }, language);
    try {
      const cents = readTypedAmount(typed, { field: 'amount', language, form: asked });
      return answer.reply(await carryOut(call, wanted, { cents, reason }));
    } catch (error) {
      if (!(error instanceof FormRefusal) || error instanceof DoubtfulAmount) throw error;
      // A command that is refused is gone: what was typed is put into a form.
      const components = formButton(bot.forms, { form: asked }, paydayTexts[language].writeAmount);
      return answer.reply({ content: error.message, components });
    }
  },
};

interface Wanted {
  kind: CorrectionKind;
  userId: string;
  warning: boolean;
}

/** The form into which the command could have been typed as well. */
const correctionForm = (
  { kind, userId, warning }: Wanted,
  typed: { amount: string; reason: string },
  language: Language,
): Form => {
  const texts = paydayTexts[language];
  return form(
    makeCustomId('payday', 'correct', kind, userId, String(warning), randomUUID()),
    CORRECTION_NAMES[language][kind],
    [
      textField('amount', {
        label: texts.amount,
        description: PAYDAY_WORDS[language].amountHint,
        maxLength: LONGEST_AMOUNT,
        value: typed.amount,
      }),
      textField('reason', { label: texts.reason, value: typed.reason, maxLength: LONGEST_REASON }),
    ],
  );
};

export const submitCorrection = async (call: AmountFormCall): Promise<void> => {
  const [typedKind = '', userId = '', warning, requestId = ''] = call.args;
  const kind = CORRECTION_KINDS.find((one) => one === typedKind);
  if (kind === undefined) throw new AppError('control_outdated');
  const { language } = call;
  const cents = readTypedAmount(typedText(call, 'amount'), { field: 'amount', language });
  const reason = typedText(call, 'reason');
  const wanted = { kind, userId, warning: warning === 'true' };
  await call.answer.replyEphemeral(await carryOut(call, wanted, { cents, reason, requestId }));
};

/** Enters it, and returns what the leader reads, with the button that takes it back. */
const carryOut = async (
  { bot, actor, interaction, language }: CommandCall | AmountFormCall,
  { kind, userId, warning }: Wanted,
  { cents, reason, requestId = randomUUID() }: { cents: bigint; reason: string; requestId?: string },
): Promise<BaseMessageOptions> => {
  const texts = paydayTexts[language];
  const made = await byRoute(paydayRoutes.correct, correctPay)(bot.context, actor, {
    guildId: guildOf(interaction),
    requestId,
    userId,
    kind,
    amountCents: String(cents),
    reason,
    warning,
  });
  const said = texts.corrected(
    CORRECTION_NAMES[language][kind],
    formatCents(language, cents),
    `<@${userId}>`,
  );
  return {
    content: made.warned ? `${said} ${texts.warned}` : said,
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: ButtonStyle.Secondary,
            customId: makeCustomId('payday', 'take-back', made.id),
            label: texts.takeBack,
          },
        ],
      },
    ],
  };
};
