import { randomUUID } from 'node:crypto';
import { formatCents } from '@famiglia/contract/kit/format-cents';
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
import type { CommandCall, ModalCall } from '../../kit/interactions/calls.ts';
import type { CommandOption, Subcommand } from '../../kit/interactions/command.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { formButton } from '../../kit/interactions/form-button.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import { paydayTexts } from './payday-texts.ts';
import { typedAmount } from './typed-amount.ts';

const LONGEST_AMOUNT = 40;
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
    const amount = typedAmount(interaction.options.getString('amount', true), language);
    const wanted = {
      kind: interaction.options.getString('kind', true) as CorrectionKind,
      userId: interaction.options.getUser('member', true).id,
      warning: interaction.options.getBoolean('warning') ?? false,
    };
    const reason = interaction.options.getString('reason', true);
    if (amount.cents === null) return answer.reply(askAgain(call, wanted, { reason, says: amount.says }));
    return answer.reply(await carryOut(call, wanted, { cents: amount.cents, reason }));
  },
};

interface Wanted {
  kind: CorrectionKind;
  userId: string;
  warning: boolean;
}

/** A command that is refused is gone, so what was typed is put into a form: only the amount has to be written anew. */
const askAgain = (
  { bot, language }: CommandCall,
  { kind, userId, warning }: Wanted,
  { reason, says }: { reason: string; says: string },
): BaseMessageOptions => {
  const texts = paydayTexts[language];
  const asked = form(
    makeCustomId('payday', 'correct', kind, userId, String(warning), randomUUID()),
    CORRECTION_NAMES[language][kind],
    [
      textField('amount', {
        label: texts.amount,
        description: PAYDAY_WORDS[language].amountHint,
        maxLength: LONGEST_AMOUNT,
      }),
      textField('reason', { label: texts.reason, value: reason, maxLength: LONGEST_REASON }),
    ],
  );
  return { content: says, components: formButton(bot.forms, { form: asked }, texts.writeAmount) };
};

export const submitCorrection = async (call: ModalCall): Promise<void> => {
  const [typedKind = '', userId = '', warning, requestId = ''] = call.args;
  const kind = CORRECTION_KINDS.find((one) => one === typedKind);
  if (kind === undefined) throw new AppError('control_outdated');
  const amount = typedAmount(typedText(call, 'amount'), call.language);
  if (amount.cents === null) throw new FormRefusal(amount.says);
  const reason = typedText(call, 'reason');
  const wanted = { kind, userId, warning: warning === 'true' };
  await call.answer.replyEphemeral(await carryOut(call, wanted, { cents: amount.cents, reason, requestId }));
};

/** Enters it, and returns what the leader reads, with the button that takes it back. */
const carryOut = async (
  { bot, actor, interaction, language }: CommandCall | ModalCall,
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
