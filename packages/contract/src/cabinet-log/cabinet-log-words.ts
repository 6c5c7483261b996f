import { counted } from '../kit/counted.ts';
import { formatCents } from '../kit/format-cents.ts';
import type { Language, Words } from '../kit/language.ts';
import { plural } from '../kit/plural.ts';
import type { JUNK_KINDS, LineState } from './cabinet-log.ts';

/** As bot and panel call it. */
export const CABINET_LOG_NAME: Readonly<Record<Language, string>> = {
  en: 'Cabinet log',
  ru: 'Лог кабинета',
};

export const LINE_STATE_WORDS: Words<LineState> = {
  en: {
    new: 'New',
    double: 'Entered before',
    by_hand: 'Entered by hand already',
    cut: 'The text ends here: who it was is missing',
  },
  ru: {
    new: 'Новая',
    double: 'Уже внесена',
    by_hand: 'Уже внесли вручную',
    cut: 'Текст обрывается: не видно, кто это',
  },
};

export const JUNK_WORDS: Words<(typeof JUNK_KINDS)[number]> = {
  en: { half: 'part of an operation', junk: 'no part of the log' },
  ru: { half: 'обрывок операции', junk: 'не из лога' },
};

export const LOG_WORDS: Words<'text' | 'texts' | 'junk' | 'whatFor' | 'byNick'> = {
  en: {
    text: 'Text of the log',
    texts: 'Pasted logs',
    junk: 'Not read',
    whatFor: 'What for',
    byNick: 'by the nick',
  },
  ru: {
    text: 'Текст лога',
    texts: 'Вставленные логи',
    junk: 'Не прочитано',
    whatFor: 'На что',
    byNick: 'по нику',
  },
};

/** After it was entered the bank of the treasury is another than that of the game. */
export const bankDiffersText = (
  language: Language,
  { after, game }: { after: string; game: string },
): string => {
  const [ours, theirs] = [formatCents(language, after), formatCents(language, game)];
  return language === 'ru'
    ? `В общаке в банке ${ours}, в игре ${theirs}.`
    : `The treasury has ${ours} in the bank, the game ${theirs}.`;
};

/** What an operation can be for besides a category. */
export const CASH_PURPOSE: Readonly<Record<Language, { out: string; in: string }>> = {
  en: { out: 'To their cash', in: 'From their cash' },
  ru: { out: 'На руки', in: 'С рук в банк' },
};

/** Operations that the text has not: how much they moved in all. */
export const gapText = (language: Language, missing: string): string => {
  const sum = formatCents(language, BigInt(missing) < 0n ? missing.slice(1) : missing);
  const isIn = !missing.startsWith('-');
  return language === 'ru'
    ? `Здесь не хватает операций: ${isIn ? 'пришло' : 'ушло'} ещё ${sum}`
    : `Operations are missing here: another ${sum} ${isIn ? 'came in' : 'went out'}`;
};

/** Whether the bank of the treasury will be what the game says. */
export const bankText = (language: Language, { after, game }: { after: string; game: string }): string => {
  const [ours, theirs] = [formatCents(language, after), formatCents(language, game)];
  if (after === game)
    return language === 'ru' ? `Банк сойдётся с игрой: ${theirs}` : `The bank will equal the game: ${theirs}`;
  const difference = formatCents(language, BigInt(game) - BigInt(after));
  return language === 'ru'
    ? `В банке станет ${ours}, в игре ${theirs}: разница ${difference}`
    : `The bank will have ${ours}, the game says ${theirs}: a difference of ${difference}`;
};

export const operationsText = (language: Language, count: number): string =>
  counted(language, 'operations', count);

/** On the button that enters them, where Russian has another case. */
export const enterText = (language: Language, count: number): string =>
  language === 'ru'
    ? `Внести ${plural('ru', count, { one: '# операцию', few: '# операции', many: '# операций', other: '# операции' })}`
    : `Enter ${operationsText('en', count)}`;

/** What comes in and what goes out; nothing of what there is none. */
export const sumsText = (
  language: Language,
  { income, expense }: { income: string; expense: string },
  money: (amount: string) => string = (amount) => amount,
): string =>
  [
    ...(income === '0'
      ? []
      : [`${language === 'ru' ? 'приход' : 'in'} ${money(formatCents(language, income))}`]),
    ...(expense === '0'
      ? []
      : [`${language === 'ru' ? 'расход' : 'out'} ${money(formatCents(language, expense))}`]),
  ].join(', ');
