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

export const PAYOUT_WORDS: Words<PayoutState> = {
  en: { unpaid: 'not paid', paid: 'paid', carried: 'moved to the next payday' },
  ru: { unpaid: 'не выплачено', paid: 'выплачено', carried: 'перенесено в следующую' },
};

/** How often something came: `4 МП`, `2 капта`. */
const COUNTED: Words<Exclude<DueKind, CorrectionKind | 'report' | 'contract'>> = {
  en: {
    event_presence: 'events',
    event_reserve: 'events from the reserve',
    capt_presence: 'capts',
    capt_reserve: 'capts from the reserve',
    capt_win: 'wins',
    capt_mvp: 'MVP',
    recruit: 'accepted applications',
    salary: 'weeks of salary',
  },
  ru: {
    event_presence: 'МП',
    event_reserve: 'МП с замены',
    capt_presence: 'явка на капт',
    capt_reserve: 'капт с замены',
    capt_win: 'победа',
    capt_mvp: 'MVP',
    recruit: 'принятая заявка',
    salary: 'оклад за неделю',
  },
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

export interface ExplainedLine {
  kind: DueKind;
  amount_cents: string;
  data: DueData;
  is_difference: boolean;
  change_reason: string | null;
}

const isCorrection = (kind: DueKind): kind is CorrectionKind => kind in CORRECTION_NAMES.en;

/** One line in words, with its amount: `штраф −$20 000`, `120 сырья × $350`. */
const sayLine = (line: ExplainedLine, language: Language): string => {
  const { kind, amount_cents: cents, data } = line;
  const rest = REST[language];
  const name = data.name ?? '';
  const amount = formatCentsChange(language, cents);
  if (isCorrection(kind))
    return `${CORRECTION_NAMES[language][kind].toLowerCase()} ${amount}${name === '' ? '' : ` (${name})`}`;
  if (kind === 'report' && data.quantity !== undefined && data.unit_cents !== undefined)
    return `${data.quantity} ${name} × ${formatCents(language, data.unit_cents)}`;
  if (kind === 'contract' && data.share !== undefined && data.pool_cents !== undefined)
    return `${rest.contract.toLowerCase()} «${name}» ${data.share} ${rest.of} ${formatCents(language, data.pool_cents)}`;
  const what = kind === 'report' || kind === 'contract' ? rest[kind] : RATE_NAMES[language][kind];
  return `${what}${name === '' ? '' : ` «${name}»`} ${amount}`;
};

/** A whole line for a list that shows each by itself. */
export const describeLine = (line: ExplainedLine, language: Language): string => {
  const why = [line.is_difference ? REST[language].difference : '', line.change_reason ?? '']
    .filter(Boolean)
    .join(': ');
  return why === '' ? sayLine(line, language) : `${sayLine(line, language)} (${why})`;
};

/**
 * What somebody gets, and for what: `4 МП × $40 000, 2 капта × $60 000, штраф −$20 000`. Equal lines are counted; what was corrected
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
    if (
      isCorrection(kind) ||
      kind === 'report' ||
      kind === 'contract' ||
      line.is_difference ||
      line.change_reason !== null
    )
      return describeLine(line, language);
    const each = formatCents(language, line.amount_cents);
    if (group.length === 1) return `${RATE_NAMES[language][kind].toLowerCase()} ${each}`;
    return `${group.length} × ${COUNTED[language][kind]} × ${each}`;
  });
  const before =
    BigInt(carried) === 0n ? [] : [`${REST[language].carried} ${formatCentsChange(language, carried)}`];
  return [...said, ...before].join(', ');
};
