import { formatCents, formatCentsChange } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { BELOW_ZERO } from '@famiglia/contract/treasury/treasury-words';
import { getTreasury } from '@famiglia/core/treasury/get-treasury';
import { countMoney, enterMoney, transferMoney } from '@famiglia/core/treasury/enter-money';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { AmountFormCall, CommandCall } from '../../kit/interactions/calls.ts';
import { parseCustomId } from '../../kit/interactions/custom-id.ts';
import { readTypedAmount } from '../../kit/interactions/doubtful-amount.ts';
import { shownValues } from '../../kit/interactions/form-values.ts';
import { chosenValues, typedText } from '../../kit/interactions/form.ts';
import type { Form, FormValues } from '../../kit/interactions/form.ts';
import { answerDone } from './bank-command.ts';
import { BANK, NO_CATEGORY } from './money-forms.ts';
import { treasuryTexts } from './treasury-texts.ts';

type Call = CommandCall | AmountFormCall;
type MoneyAction = 'enter' | 'transfer' | 'count';

/** A filled form: the arguments of its id, and what it says. */
interface Sent {
  args: readonly string[];
  values: FormValues;
  cents: bigint;
}

const chosenOf = (sent: Pick<Sent, 'values'>, id: string): string | null => chosenValues(sent, id)[0] ?? null;

const amountOf = (action: MoneyAction, values: FormValues, language: Language, form?: Form): bigint =>
  readTypedAmount(typedText({ values }, 'amount'), {
    field: 'amount',
    language,
    least: action === 'count' ? 0n : 1n,
    ...(form === undefined ? {} : { form }),
  });

const submit =
  (action: MoneyAction) =>
  async (call: AmountFormCall): Promise<void> => {
    const { args, values, language } = call;
    const cents = amountOf(action, values, language);
    await answerDone(call, await carryOut(call, action, { args, values, cents }));
  };

/** A form of the treasury was sent. Sent twice it is entered once, because the form has its key. */
export const submitMoney = { enter: submit('enter'), transfer: submit('transfer'), count: submit('count') };

/** What was typed into a command, as the form that it could have been typed into. */
export const submitTyped = async (call: CommandCall, action: MoneyAction, filled: Form): Promise<void> => {
  const { args } = parseCustomId(filled.custom_id);
  const values = shownValues(filled);
  const cents = amountOf(action, values, call.language, filled);
  await call.answer.reply({ content: await carryOut(call, action, { args, values, cents }) });
};

/** Enters it, and returns what the person reads. */
const carryOut = async (call: Call, action: MoneyAction, sent: Sent): Promise<string> => {
  const { bot, actor, interaction, language } = call;
  const guildId = guildOf(interaction);
  const said = await WORK[action](call, guildId, sent);
  const { total_cents: total } = await getTreasury(bot.context, actor, { guildId });
  return [said, treasuryTexts[language].balance(formatCents(language, total))].join('\n');
};

const WORK: Readonly<Record<MoneyAction, (call: Call, guildId: string, sent: Sent) => Promise<string>>> = {
  enter: async ({ bot, actor, language }, guildId, sent) => {
    const [kind = '', key = ''] = sent.args;
    const category = chosenOf(sent, 'category');
    const { below_zero } = await byRoute(treasuryRoutes.enter, enterMoney)(bot.context, actor, {
      guildId,
      key,
      kind: kind === 'income' ? 'income' : 'expense',
      amountCents: String(sent.cents),
      officerId: chosenOf(sent, 'cash'),
      categoryId: category === NO_CATEGORY ? null : category,
      personId: chosenOf(sent, 'person'),
      reason: typedText(sent, 'reason'),
      proof: null,
    });
    const texts = treasuryTexts[language];
    return entered(texts[kind === 'income' ? 'income' : 'expense'], sent.cents, below_zero, language);
  },
  transfer: async ({ bot, actor, language }, guildId, sent) => {
    const { below_zero } = await byRoute(treasuryRoutes.transfer, transferMoney)(bot.context, actor, {
      guildId,
      key: sent.args[0] ?? '',
      amountCents: String(sent.cents),
      fromOfficerId: chosenOf(sent, 'from'),
      toOfficerId: chosenOf(sent, 'to'),
      reason: typedText(sent, 'reason'),
    });
    return entered(treasuryTexts[language].transfer, sent.cents, below_zero, language);
  },
  count: async ({ bot, actor, language }, guildId, sent) => {
    const [place = BANK, seenCents = '0'] = (chosenOf(sent, 'place') ?? '').split(' ');
    const { entry } = await byRoute(treasuryRoutes.count, countMoney)(bot.context, actor, {
      guildId,
      key: sent.args[0] ?? '',
      officerId: place === BANK ? null : place,
      countedCents: String(sent.cents),
      seenCents,
      reason: typedText(sent, 'reason'),
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
