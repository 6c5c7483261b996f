import { counted } from '@famiglia/contract/kit/counted';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { ERRORS } from '@famiglia/contract/kit/error-codes';
import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import type { Language } from '@famiglia/contract/kit/language';
import { WAR_REFUSALS } from '@famiglia/contract/wars/war-refusals';
import type { TakenWar } from '@famiglia/core/wars/take-wars';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { localised } from '../../kit/texts/localised.ts';

/** What the bot reacts with: all is well, some wars are refused, nothing could be used. */
export const REPORT_MARKS = { good: '✅', partly: '⚠️', bad: '❌' } as const;

export interface ReportAnswer {
  mark: string;
  text: string;
  /** False where every war was known in the same words. */
  isNews: boolean;
}

const texts = localised({
  en: {
    accepted: (count: number) => `Taken: ${counted('en', 'wars', count)}.`,
    unchanged: (count: number) => `Nothing new: ${counted('en', 'wars', count)}.`,
    refused: (count: number) => `Refused: ${counted('en', 'wars', count)}.`,
    place: (place: number) => `War ${place}`,
    more: (count: number) => `and ${count} more`,
  },
  ru: {
    accepted: (count: number) => `Принято: ${counted('ru', 'wars', count)}.`,
    unchanged: (count: number) => `Без изменений: ${counted('ru', 'wars', count)}.`,
    refused: (count: number) => `Отклонено: ${counted('ru', 'wars', count)}.`,
    place: (place: number) => `Война ${place}`,
    more: (count: number) => `и ещё ${count}`,
  },
});

/** More reasons would not be read. */
const REASONS = 5;

/** How a report was taken, in a few words. */
export const reportAnswer = (
  outcome: { taken: readonly TakenWar[] } | { refused: ErrorCode },
  language: Language,
): ReportAnswer => {
  if ('refused' in outcome)
    return { mark: REPORT_MARKS.bad, text: ERRORS[outcome.refused][language], isNews: true };
  const { taken } = outcome;
  const words = texts[language];
  const counts = (['accepted', 'unchanged', 'refused'] as const).flatMap((kind) => {
    const count = taken.filter((war) => war.outcome === kind).length;
    return count === 0 ? [] : [words[kind](count)];
  });
  const reasons = taken.flatMap((war, index) => {
    if (war.outcome !== 'refused') return [];
    const name = war.id === null ? words.place(index + 1) : escapeText(cutText(war.id, 40));
    const field = war.refused.field === null ? '' : ` \`${war.refused.field}\``;
    return [`• ${name}: ${WAR_REFUSALS[war.refused.reason][language]}${field}`];
  });
  const rest = reasons.length > REASONS ? [words.more(reasons.length - REASONS)] : [];
  const isSome = reasons.length < taken.length ? REPORT_MARKS.partly : REPORT_MARKS.bad;
  return {
    mark: reasons.length === 0 ? REPORT_MARKS.good : isSome,
    text: [counts.join(' '), ...reasons.slice(0, REASONS), ...rest].join('\n'),
    isNews: taken.some((war) => war.outcome !== 'unchanged'),
  };
};
