import type { Language } from '../kit/language.ts';
import { plural } from '../kit/plural.ts';
import type { RankProgress, RankRequirements, RequirementKind } from './ranks.ts';

interface Span {
  /** Within how many days events and capts count. */
  days: number;
  /** What the family calls reputation. */
  reputation: string;
}

const NAMES: Readonly<Record<Language, Record<RequirementKind, (span: Span) => string>>> = {
  en: {
    reputation: ({ reputation }) => reputation,
    days: () => 'Days in the family',
    events: ({ days }) => `Events in ${plural('en', days, { one: '# day', other: '# days' })}`,
    capts: ({ days }) => `Capts in ${plural('en', days, { one: '# day', other: '# days' })}`,
    reliability: () => 'Reliability, %',
    days_in_rank: () => 'Days in rank',
    warnings: () => 'Active warnings',
  },
  ru: {
    reputation: ({ reputation }) => reputation,
    days: () => 'Дней в семье',
    events: ({ days }) =>
      `МП за ${plural('ru', days, { one: '# день', few: '# дня', many: '# дней', other: '# дня' })}`,
    capts: ({ days }) =>
      `Капты за ${plural('ru', days, { one: '# день', few: '# дня', many: '# дней', other: '# дня' })}`,
    reliability: () => 'Надёжность, %',
    days_in_rank: () => 'Дней в ранге',
    warnings: () => 'Действующие предупреждения',
  },
};

/** The requirement that no warning is active. */
export const NO_WARNINGS = { en: 'No active warnings', ru: 'Без действующих предупреждений' };

/** What a requirement is called. */
export const requirementName = (language: Language, kind: RequirementKind, span: Span): string =>
  NAMES[language][kind](span);

/** How far somebody is: "3 / 5"; for warnings how many there are. */
export const progressText = ({ kind, mine, needed }: RankProgress): string =>
  kind === 'warnings' ? String(mine) : `${mine ?? '—'} / ${needed}`;

/** Everything that a step asks for, in one line; empty where leaders decide. */
export const requirementsText = (language: Language, needs: RankRequirements, reputation: string): string => {
  const span = { days: needs.span_days, reputation };
  const numbers = (['reputation', 'days', 'events', 'capts', 'reliability', 'days_in_rank'] as const)
    .filter((kind) => needs[kind] > 0)
    .map((kind) => `${requirementName(language, kind, span)}: ${needs[kind]}`);
  if (needs.no_warnings) numbers.push(NO_WARNINGS[language]);
  return numbers.join(' · ');
};
