import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import { readAmount } from '@famiglia/contract/kit/read-amount';
import { typedCents } from '@famiglia/contract/kit/typed-cents';
import { AMOUNT_PROBLEM_WORDS } from '@famiglia/contract/treasury/treasury-words';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions, Interaction } from 'discord.js';
import type { Bot } from '../../bot.ts';
import { escapeText } from '../discord/escape-text.ts';
import { makeCustomId } from './custom-id.ts';
import { FormRefusal } from './form-refusal.ts';
import type { Form } from './form.ts';
import { filledForm, sentValues, shownValues } from './form-values.ts';
import type { KeptForm } from './kept-forms.ts';
import { refusedFormTexts } from './refused-form-texts.ts';
import { typedEmbeds } from './refused-form.ts';

/** The button that sends a form with the reading that was chosen. */
export const SEND_READING = 'forms:send';

interface AmountField {
  /** The field of the form that has the amount. */
  field: string;
  language: Language;
  /** One cent by default; null for amounts that may be below zero. */
  least?: bigint | null;
  /** What stands behind the amount in the same field. */
  behind?: string;
  /** The form into which a command was typed could have been typed as well. */
  form?: Form;
}

/** An amount with several readings: the person is asked which one is meant. */
export class DoubtfulAmount extends FormRefusal {
  readonly typed: string;
  readonly readings: readonly bigint[];
  readonly asked: AmountField;

  constructor(typed: string, readings: readonly bigint[], asked: AmountField) {
    const words = readings.map((cents) => formatCents(asked.language, cents)).join(', ');
    super(refusedFormTexts[asked.language].unclear(words));
    this.typed = typed;
    this.readings = readings;
    this.asked = asked;
  }
}

/** The cents that somebody typed. A problem is a refusal, and doubt is asked, never guessed. */
export const readTypedAmount = (typed: string, asked: AmountField): bigint => {
  const problems = AMOUNT_PROBLEM_WORDS[asked.language];
  const { least = 1n } = asked;
  const read = readAmount(typed);
  if (read.kind === 'problem') throw new FormRefusal(problems[read.problem]);
  if (read.kind === 'doubtful') throw new DoubtfulAmount(typed, read.readings, asked);
  if (least !== null && read.cents < least) throw new FormRefusal(problems.not_positive);
  return read.cents;
};

/** The question: a button for each reading, and the form with everything that was typed. Undefined if the form is not known any more. */
export const askReading = (
  bot: Bot,
  interaction: Interaction,
  { typed, readings, asked }: DoubtfulAmount,
  language: Language,
): BaseMessageOptions | undefined => {
  const kept = keptOf(bot, interaction, asked.form);
  if (kept === undefined) return undefined;
  const texts = refusedFormTexts[language];
  const values = shownValues(kept.form);
  const sendAs = (cents: bigint): string => {
    const text = `${typedCents(cents)}${asked.behind ?? ''}`;
    return bot.forms.keep({ ...kept, form: filledForm(kept.form, new Map([[asked.field, text]])) });
  };
  return {
    content: texts.doubtful(escapeText(typed.trim())),
    embeds: typedEmbeds(kept.form, values, texts.typed),
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          ...readings.map((cents) => ({
            type: ComponentType.Button as const,
            style: ButtonStyle.Primary as const,
            customId: makeCustomId('forms', 'send', sendAs(cents)),
            label: formatCents(language, cents),
          })),
          {
            type: ComponentType.Button,
            style: ButtonStyle.Secondary,
            customId: makeCustomId('forms', 'again', bot.forms.keep(kept)),
            label: texts.correct,
          },
        ],
      },
    ],
  };
};

const keptOf = (bot: Bot, interaction: Interaction, typed: Form | undefined): KeptForm | undefined => {
  if (typed !== undefined) return { form: typed };
  if (!interaction.isModalSubmit()) return undefined;
  const shown = bot.forms.findShown(interaction.user.id, interaction.customId);
  return shown && { ...shown, form: filledForm(shown.form, sentValues(interaction)) };
};
