import {
  CONTRACT_PLACES,
  CONTRACT_RULES,
  CONTRACT_TITLE_LENGTH,
  CONTRACT_UNIT_LENGTH,
} from '@famiglia/contract/contracts/contracts';
import type {
  Contract,
  ContractDetails,
  ContractPay,
  ContractRule,
} from '@famiglia/contract/contracts/contracts';
import { proposedContribution } from '@famiglia/contract/contracts/proposed-contribution';
import type { Language } from '@famiglia/contract/kit/language';
import { typedCents } from '@famiglia/contract/kit/typed-cents';
import type { AmountFormCall, ModalCall } from '../../kit/interactions/calls.ts';
import { readTypedAmount } from '../../kit/interactions/doubtful-amount.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import {
  choiceField,
  chosenValues,
  form,
  roleField,
  textField,
  typedText,
} from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { guildClock, startText } from '../../kit/start-time/start-option.ts';
import type { GuildClock } from '../../kit/guild-time.ts';
import { LONGEST_START, parseStart } from '../../kit/start-time/parse-start.ts';
import { unclearStart } from '../../kit/start-time/start-question.ts';
import { startTexts } from '../../kit/start-time/start-texts.ts';
import { contractTexts } from './contract-texts.ts';

/** What it is about, how many do it, until when and for how much; of a contract that is edited its values. */
export const contractForm = (customId: string, contract: Contract | null, clock: GuildClock): Form => {
  const texts = contractTexts[clock.language];
  const { fields } = texts;
  return form(customId, contract === null ? texts.create : texts.editTitle, [
    textField('title', {
      label: fields.title,
      maxLength: CONTRACT_TITLE_LENGTH,
      value: contract?.title ?? null,
    }),
    textField('ends', {
      label: fields.ends,
      description: texts.endsHint,
      maxLength: LONGEST_START,
      value: contract === null ? null : startText(new Date(contract.ends_at), clock),
    }),
    textField('slots', {
      label: fields.slots,
      description: texts.slotsHint,
      maxLength: 2,
      value: contract === null ? null : String(contract.slots),
    }),
    textField('amount', {
      label: fields.amount,
      description: texts.amountHint,
      maxLength: 60,
      value: contract === null ? null : amountText(contract),
    }),
    textField('description', {
      label: fields.description,
      maxLength: 1000,
      long: true,
      required: false,
      value: contract?.description ?? null,
    }),
  ]);
};

/** Who may join, and how the money is shared. */
export const termsForm = (customId: string, contract: Contract, language: Language): Form => {
  const texts = contractTexts[language];
  return form(customId, texts.termsTitle, [
    // Discord refuses a form that begins with a deleted role.
    roleField('rank', {
      label: texts.fields.rank,
      description: texts.rankHint,
      required: false,
      value: contract.needed_rank === null ? null : contract.needed_role_id,
    }),
    choiceField('rule', {
      label: texts.fields.rule,
      options: CONTRACT_RULES.map((value) => ({
        value,
        label: texts.rules[value],
        default: value === contract.rule,
      })),
    }),
    textField('percent', {
      label: texts.fields.percent,
      description: texts.percentHint,
      maxLength: 3,
      value: String(contract.family_percent),
    }),
  ]);
};

export const readTerms = (call: ModalCall) => ({
  neededRoleId: chosenValues(call, 'rank')[0] ?? null,
  rule: ruleOf(chosenValues(call, 'rule')[0]),
  familyPercent: readPercent(typedText(call, 'percent'), call.language),
});

export const ruleOf = (value: string | null | undefined): ContractRule =>
  CONTRACT_RULES.find((rule) => rule === value) ?? 'contribution';

const readPercent = (typed: string, language: Language): number => {
  const percent = /^\d{1,3}$/.test(typed) ? Number(typed) : 101;
  if (percent > 100) throw new FormRefusal(contractTexts[language].wrongPercent);
  return percent;
};

/** In the way people type it, so that it is read again as the same: `900000`, `350 / шт`. */
const amountText = ({ pay, amount_cents: cents, unit }: Contract): string =>
  pay === 'pool' ? typedCents(cents) : `${typedCents(cents)} / ${unit}`.trim();

export interface TypedContract {
  title: string;
  description: string;
  slots: number;
  endsAt: Date;
  pay: ContractPay;
  amountCents: string;
  unit: string;
}

export const readContractForm = async (call: AmountFormCall): Promise<TypedContract> => {
  const { language } = call;
  const clock = await guildClock(call);
  const texts = contractTexts[language];
  const slots = Number(typedText(call, 'slots'));
  if (!Number.isInteger(slots) || slots < CONTRACT_PLACES.least || slots > CONTRACT_PLACES.most)
    throw new FormRefusal(texts.wrongSlots);
  const parsed = parseStart(typedText(call, 'ends'), clock.timeZone, clock.now);
  if (!('startsAt' in parsed)) throw new FormRefusal(startTexts[language][unclearStart(parsed)]);
  if (parsed.startsAt <= clock.now) throw new FormRefusal(startTexts[language].in_past);
  return {
    title: typedText(call, 'title'),
    description: typedText(call, 'description'),
    slots,
    endsAt: parsed.startsAt,
    ...readPay(typedText(call, 'amount'), language),
  };
};

/** `900к` is for the whole contract, `350 / шт` and `350/` for each unit. */
const readPay = (typed: string, language: Language): Pick<TypedContract, 'pay' | 'amountCents' | 'unit'> => {
  const texts = contractTexts[language];
  const [amount = '', ...rest] = typed.split('/');
  const unit = rest.join('/').trim();
  if (unit.length > CONTRACT_UNIT_LENGTH) throw new FormRefusal(texts.wrongUnit);
  const isPool = rest.length === 0;
  const behind = isPool ? '' : ` / ${unit}`;
  const cents = readTypedAmount(amount, { field: 'amount', language, behind });
  return { pay: isPool ? 'pool' : 'unit', amountCents: String(cents), unit };
};

/** What each person did, one line each: confirmed before, or by their accepted reports, or that they were there. */
export const confirmForm = (customId: string, contract: ContractDetails, language: Language): Form => {
  const texts = contractTexts[language];
  return form(customId, texts.confirmTitle, [
    textField('people', {
      label: texts.confirmField,
      description: texts.confirmHint,
      maxLength: 4000,
      long: true,
      value: contributionLines(contract),
    }),
  ]);
};

const contributionLines = (contract: ContractDetails): string =>
  contract.people
    .map((one, index) => `${index + 1}. ${one.user.name} = ${proposedContribution(contract, one)}`)
    .join('\n');

const LINE = /^(?:\d+\.\s*)?(.+?)\s*[=:]\s*(\d{1,7})$/u;

export interface TypedContribution {
  user_id: string;
  contribution: number;
}

/** The same lines read back. A name is one of the list; anybody else is a mention or an id. */
export const readContributions = (
  typed: string,
  people: ContractDetails['people'],
  language: Language,
): TypedContribution[] => {
  const texts = contractTexts[language];
  const taken = new Set<string>();
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, name = '', amount = ''] = LINE.exec(line) ?? [];
      if (name === '') throw new FormRefusal(texts.wrongLine(line));
      const named = people.filter(({ user }) => user.name.toLowerCase() === name.toLowerCase());
      const id = /^(?:<@!?)?(\d{17,19})>?$/.exec(name)?.[1];
      // Of two with one name the first line is of the first.
      const userId = named.find(({ user }) => !taken.has(user.id))?.user.id ?? named[0]?.user.id ?? id;
      if (userId === undefined) throw new FormRefusal(texts.unknownPerson(line));
      if (taken.has(userId)) throw new FormRefusal(texts.twice(name));
      taken.add(userId);
      return { user_id: userId, contribution: Number(amount) };
    });
};
