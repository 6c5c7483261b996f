import { formatCents, formatCentsChange } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import { readAmount } from '@famiglia/contract/kit/read-amount';
import { visibleText } from '@famiglia/contract/kit/visible-text';
import { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { BELOW_ZERO } from '@famiglia/contract/treasury/treasury-words';
import { AppError } from '@famiglia/core/platform/app-error';
import { getTreasury } from '@famiglia/core/treasury/get-treasury';
import { countMoney, enterMoney, transferMoney } from '@famiglia/core/treasury/enter-money';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { ButtonCall, CommandCall, ModalCall } from '../../kit/interactions/calls.ts';
import { makeCustomId, parseCustomId } from '../../kit/interactions/custom-id.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { filledForm, sentValues, shownValues } from '../../kit/interactions/form-values.ts';
import type { FormValues } from '../../kit/interactions/form-values.ts';
import type { Form } from '../../kit/interactions/form.ts';
import type { KeptForm } from '../../kit/interactions/kept-forms.ts';
import { typedEmbeds } from '../../kit/interactions/refused-form.ts';
import { answerDone } from './bank-command.ts';
import { BANK, NO_CATEGORY } from './money-forms.ts';
import { treasuryTexts } from './treasury-texts.ts';

type Call = CommandCall | ButtonCall | ModalCall;

/** A filled form: which one it is, and what it says. */
interface Sent {
  customId: string;
  values: FormValues;
  cents: bigint;
}

const textOf = (values: FormValues, id: string): string => {
  const value = values.get(id);
  return typeof value === 'string' ? visibleText(value).trim() : '';
};
const chosenOf = (values: FormValues, id: string): string | null => {
  const value = values.get(id);
  return typeof value === 'string' ? null : (value?.[0] ?? null);
};

/** What a typed amount says; a problem is a refusal, and doubt is for the person to resolve. */
const amountOf = (
  { customId, values }: Omit<Sent, 'cents'>,
  language: Language,
): { cents: bigint } | { readings: readonly bigint[] } => {
  const { problems } = treasuryTexts[language];
  const least = parseCustomId(customId).action === 'count' ? 0n : 1n;
  const read = readAmount(textOf(values, 'amount'));
  if (read.kind === 'problem') throw new FormRefusal(problems[read.problem]);
  if (read.kind === 'doubtful') return { readings: read.readings };
  if (read.cents < least) throw new FormRefusal(problems.not_positive);
  return { cents: read.cents };
};

/** A form of the treasury was sent. */
export const submitMoney = async (call: ModalCall): Promise<void> => {
  const { bot, interaction, language, answer } = call;
  const { customId, user } = interaction;
  const values = sentValues(interaction);
  const amount = amountOf({ customId, values }, language);
  if ('cents' in amount) return answerDone(call, await carryOut(call, { customId, values, ...amount }));
  const shown = bot.forms.findShown(user.id, customId);
  if (shown === undefined) {
    const readings = amount.readings.map((cents) => formatCents(language, cents)).join(', ');
    throw new FormRefusal(treasuryTexts[language].unclear(readings));
  }
  const filled = { ...shown, form: filledForm(shown.form, values) };
  return answer.replyEphemeral(question(call, filled, amount.readings));
};

/** What was typed into a command, as the form that it could have been typed into. */
export const submitTyped = async (call: CommandCall, filled: Form): Promise<void> => {
  const { language, answer } = call;
  const [customId, values] = [filled.custom_id, shownValues(filled)];
  const amount = amountOf({ customId, values }, language);
  if ('cents' in amount)
    return answer.reply({ content: await carryOut(call, { customId, values, ...amount }) });
  return answer.reply(question(call, { form: filled }, amount.readings));
};

/** Asks what is meant: a button for each reading, and the form with everything that was typed. */
const question = (
  { bot, language }: Call,
  kept: KeptForm,
  readings: readonly bigint[],
): BaseMessageOptions => {
  const texts = treasuryTexts[language];
  const key = bot.forms.keep(kept);
  const values = shownValues(kept.form);
  return {
    content: texts.doubtful(escapeText(textOf(values, 'amount'))),
    embeds: typedEmbeds(kept.form, values, texts.title),
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          ...readings.map((cents) => ({
            type: ComponentType.Button as const,
            style: ButtonStyle.Primary as const,
            customId: makeCustomId('treasury', 'sure', key, String(cents)),
            label: formatCents(language, cents),
          })),
          {
            type: ComponentType.Button,
            style: ButtonStyle.Secondary,
            customId: makeCustomId('forms', 'again', key),
            label: texts.correct,
          },
        ],
      },
    ],
  };
};

/** One of the readings was chosen. Pressed twice it is entered once, because the form has its key. */
export const pressSure = async (call: ButtonCall): Promise<void> => {
  const [key = '', cents = ''] = call.args;
  const kept = call.bot.forms.find(key);
  if (kept === undefined) throw new AppError('form_forgotten');
  if (!/^\d{1,18}$/.test(cents)) throw new AppError('control_outdated');
  const { custom_id: customId } = kept.form;
  const content = await carryOut(call, { customId, values: shownValues(kept.form), cents: BigInt(cents) });
  await call.answer.update({ content, embeds: [], components: [] });
};

/** Enters it, and returns what the person reads. */
const carryOut = async (call: Call, sent: Sent): Promise<string> => {
  const { bot, actor, interaction, language } = call;
  const guildId = guildOf(interaction);
  const texts = treasuryTexts[language];
  const said = await WORK[parseCustomId(sent.customId).action]?.(call, guildId, sent);
  if (said === undefined) throw new AppError('control_outdated');
  const { total_cents: total } = await getTreasury(bot.context, actor, { guildId });
  return [said, texts.balance(formatCents(language, total))].join('\n');
};

const WORK: Readonly<Record<string, (call: Call, guildId: string, sent: Sent) => Promise<string>>> = {
  enter: async ({ bot, actor, language }, guildId, { customId, values, cents }) => {
    const [kind = '', key = ''] = parseCustomId(customId).args;
    const category = chosenOf(values, 'category');
    const { below_zero } = await byRoute(treasuryRoutes.enter, enterMoney)(bot.context, actor, {
      guildId,
      key,
      kind: kind === 'income' ? 'income' : 'expense',
      amountCents: String(cents),
      officerId: chosenOf(values, 'cash'),
      categoryId: category === NO_CATEGORY ? null : category,
      personId: chosenOf(values, 'person'),
      reason: textOf(values, 'reason'),
      proof: null,
    });
    const texts = treasuryTexts[language];
    return entered(texts[kind === 'income' ? 'income' : 'expense'], cents, below_zero, language);
  },
  transfer: async ({ bot, actor, language }, guildId, { customId, values, cents }) => {
    const { below_zero } = await byRoute(treasuryRoutes.transfer, transferMoney)(bot.context, actor, {
      guildId,
      key: parseCustomId(customId).args[0] ?? '',
      amountCents: String(cents),
      fromOfficerId: chosenOf(values, 'from'),
      toOfficerId: chosenOf(values, 'to'),
      reason: textOf(values, 'reason'),
    });
    return entered(treasuryTexts[language].transfer, cents, below_zero, language);
  },
  count: async ({ bot, actor, language }, guildId, { customId, values, cents }) => {
    const [place = BANK, seenCents = '0'] = (chosenOf(values, 'place') ?? '').split(' ');
    const { entry } = await byRoute(treasuryRoutes.count, countMoney)(bot.context, actor, {
      guildId,
      key: parseCustomId(customId).args[0] ?? '',
      officerId: place === BANK ? null : place,
      countedCents: String(cents),
      seenCents,
      reason: textOf(values, 'reason'),
    });
    const texts = treasuryTexts[language];
    return entry === null ? texts.countFits : texts.counted(formatCentsChange(language, entry.change_cents));
  },
};

const entered = (kind: string, cents: bigint, belowZero: boolean, language: Language): string =>
  [
    treasuryTexts[language].entered(kind, formatCents(language, cents)),
    ...(belowZero ? [BELOW_ZERO[language].says] : []),
  ].join('\n');
