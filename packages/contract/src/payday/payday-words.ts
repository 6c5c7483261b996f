import { formatCents, formatCentsChange } from '../kit/format-cents.ts';
import type { Language, Words } from '../kit/language.ts';
import type { CorrectionKind, DueData, DueKind, PaydayStatus, PayoutState } from './payday.ts';
import { CORRECTION_NAMES, RATE_NAMES } from './payday-names.ts';
import type { PaydayMark } from './payday-routes.ts';

export const PAYDAY_MARK_WORDS: Words<PaydayMark> = {
  en: {
    no_static: 'no static',
    shared_static: 'static shared by two',
    away: 'on vacation',
    left: 'left the server',
  },
  ru: {
    no_static: 'нет статика',
    shared_static: 'статик у двоих',
    away: 'в отпуске',
    left: 'не на сервере',
  },
};

/** What has to be known before somebody is paid, and not afterwards. */
export const marksToKnow = ({ marks, state }: { marks: PaydayMark[]; state: PayoutState }): PaydayMark[] =>
  state === 'paid' ? [] : marks;

export const PAYDAY_STATUS_WORDS: Words<PaydayStatus> = {
  en: {
    open: 'To be checked',
    waiting: 'Waiting for the second person',
    approved: 'Approved',
    cancelled: 'Cancelled',
  },
  ru: {
    open: 'На проверке',
    waiting: 'Ждёт второго человека',
    approved: 'Подтверждена',
    cancelled: 'Отменена',
  },
};

/** What the bot and the panel's page say alike. */
export const PAYDAY_WORDS: Words<'file' | 'leftOut' | 'amountHint' | 'whole'> = {
  en: {
    file: 'File for the bank',
    leftOut: 'left out',
    amountHint: 'For example 40k or 1.5kk',
    whole: 'A rate is in whole dollars.',
  },
  ru: {
    file: 'Файл для банка',
    leftOut: 'пропускает',
    amountHint: 'Например 40к или 1.5кк',
    whole: 'Ставка задаётся в целых долларах.',
  },
};

export const PAYOUT_WORDS: Words<PayoutState> = {
  en: { unpaid: 'not paid', paid: 'paid', carried: 'moved to the next payday' },
  ru: { unpaid: 'не выплачено', paid: 'выплачено', carried: 'перенесено в следующую' },
};

const REST: Words<'report' | 'contract' | 'difference' | 'carried' | 'of'> = {
  en: {
    report: 'Report',
    contract: 'Contract',
    difference: 'corrected',
    carried: 'from earlier paydays',
    of: 'of',
  },
  ru: {
    report: 'Отчёт',
    contract: 'Контракт',
    difference: 'исправление',
    carried: 'с прошлых зарплат',
    of: 'от',
  },
};

/** `1/6`, `26.7%` or `26,7 %`. */
const shareText = (share: string, language: Language): string =>
  language === 'ru' ? share.replace('.', ',').replace('%', '\u00A0%') : share;

export interface ExplainedLine {
  kind: DueKind;
  amount_cents: string;
  data: DueData;
  is_difference: boolean;
  change_reason: string | null;
}

const quote = (name: string, language: Language): string => (language === 'ru' ? `«${name}»` : `“${name}”`);

/** Within a sentence; «MVP» stays as it is. */
const lowerFirst = (name: string): string => name.replace(/^.(?=\p{Ll})/u, (letter) => letter.toLowerCase());

const isCorrection = (kind: DueKind): kind is CorrectionKind => kind in CORRECTION_NAMES.en;

/** One line in words, with its amount: `Штраф −$20 000`, `Сырьё 120 × $350`. */
const sayLine = (line: ExplainedLine, language: Language): string => {
  const { kind, amount_cents: cents, data } = line;
  const rest = REST[language];
  const name = data.name ?? '';
  const amount = formatCentsChange(language, cents);
  if (isCorrection(kind))
    return `${CORRECTION_NAMES[language][kind]} ${amount}${name === '' ? '' : ` (${name})`}`;
  if (kind === 'report' && data.quantity !== undefined && data.unit_cents !== undefined)
    return `${name} ${data.quantity} × ${formatCents(language, data.unit_cents)}`;
  if (kind === 'contract' && data.share !== undefined && data.pool_cents !== undefined)
    return `${rest.contract} ${quote(name, language)} ${shareText(data.share, language)} ${rest.of} ${formatCents(language, data.pool_cents)}`;
  const what = kind === 'report' || kind === 'contract' ? rest[kind] : RATE_NAMES[language][kind];
  return `${what}${name === '' ? '' : ` ${quote(name, language)}`} ${amount}`;
};

/** A whole line for a list that shows each by itself. */
export const describeLine = (line: ExplainedLine, language: Language): string => {
  const why = [line.is_difference ? REST[language].difference : '', line.change_reason ?? '']
    .filter(Boolean)
    .join(': ');
  return why === '' ? sayLine(line, language) : `${sayLine(line, language)} (${why})`;
};

/**
 * What somebody gets, and for what: `явка на МП 4 × $40 000, явка на капт 2 × $60 000, штраф −$20 000`. Equal lines are counted; what was corrected
 * or changed stands by itself.
 */
export const explainLines = (
  lines: readonly ExplainedLine[],
  carried: string,
  language: Language,
): string => {
  const groups = new Map<string, ExplainedLine[]>();
  for (const line of lines) {
    const alone =
      isCorrection(line.kind) ||
      line.kind === 'report' ||
      line.kind === 'contract' ||
      line.is_difference ||
      line.change_reason !== null;
    const name = alone ? `alone ${groups.size}` : `${line.kind} ${line.amount_cents}`;
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  const said = [...groups.values()].map((group) => {
    const [line] = group as [ExplainedLine];
    const { kind } = line;
    if (isCorrection(kind) || kind === 'contract') return lowerFirst(describeLine(line, language));
    if (kind === 'report' || line.is_difference || line.change_reason !== null)
      return describeLine(line, language);
    const each = formatCents(language, line.amount_cents);
    const name = lowerFirst(RATE_NAMES[language][kind]);
    return group.length === 1 ? `${name} ${each}` : `${name} ${group.length} × ${each}`;
  });
  const before =
    BigInt(carried) === 0n ? [] : [`${REST[language].carried} ${formatCentsChange(language, carried)}`];
  return [...said, ...before].join(', ');
};
