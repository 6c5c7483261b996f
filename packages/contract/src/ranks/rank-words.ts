import { counted } from '../kit/counted.ts';
import type { Language, Words } from '../kit/language.ts';
import type { RankProgress, RankRequirements, RequirementKind } from './ranks.ts';

interface Span {
  /** Within how many days events and capts count. */
  days: number;
  /** What the family calls reputation. */
  reputation: string;
}

/** Requirements whose name says everything. */
export const REQUIREMENT_NAMES = {
  en: { days: 'Days in the family', reliability: 'Reliability, %' },
  ru: { days: 'Дней в семье', reliability: 'Надёжность, %' },
};

const NAMES: Readonly<Record<Language, Record<RequirementKind, (span: Span) => string>>> = {
  en: {
    reputation: ({ reputation }) => reputation,
    days: () => REQUIREMENT_NAMES.en.days,
    events: ({ days }) => `Events in ${counted('en', 'days', days)}`,
    capts: ({ days }) => `Capts in ${counted('en', 'days', days)}`,
    voice_hours: ({ days }) => `Hours in voice in ${counted('en', 'days', days)}`,
    reliability: () => REQUIREMENT_NAMES.en.reliability,
    days_in_rank: () => 'Days in rank',
    warnings: () => 'Active warnings',
  },
  ru: {
    reputation: ({ reputation }) => reputation,
    days: () => REQUIREMENT_NAMES.ru.days,
    events: ({ days }) => `МП за ${counted('ru', 'days', days)}`,
    capts: ({ days }) => `Капты за ${counted('ru', 'days', days)}`,
    voice_hours: ({ days }) => `Часов в голосе за ${counted('ru', 'days', days)}`,
    reliability: () => REQUIREMENT_NAMES.ru.reliability,
    days_in_rank: () => 'Дней в ранге',
    warnings: () => 'Действующие предупреждения',
  },
};

/** About the ladder and those who stand on it. */
export const RANK_WORDS: Words<
  | 'ladder'
  | 'proposal'
  | 'noRank'
  | 'notYet'
  | 'byLeaders'
  | 'top'
  | 'nobodyReady'
  | 'reasonHint'
  | 'later'
  | 'dismiss'
> = {
  en: {
    ladder: 'Rank ladder',
    proposal: 'A ladder from the order of your roles in Discord, the lowest first.',
    noRank: 'no rank',
    notYet: 'No rank yet',
    byLeaders: 'leaders decide',
    top: 'This is the top of the ladder.',
    nobodyReady: 'Nobody meets all the requirements for the next rank right now.',
    reasonHint: 'Optional. The member will see it.',
    later: 'Ask in a week',
    dismiss: 'Do not suggest',
  },
  ru: {
    ladder: 'Лестница рангов',
    proposal: 'Лестница по порядку ролей в Discord, начиная с низшей.',
    noRank: 'без ранга',
    notYet: 'Ранга пока нет',
    byLeaders: 'решает руководство',
    top: 'Это верхняя ступень лестницы.',
    nobodyReady: 'Пока никто не выполнил все требования следующего ранга.',
    reasonHint: 'Необязательно. Участник её увидит.',
    later: 'Отложить на неделю',
    dismiss: 'Не предлагать',
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
  const numbers = (
    ['reputation', 'days', 'events', 'capts', 'voice_hours', 'reliability', 'days_in_rank'] as const
  )
    .filter((kind) => needs[kind] > 0)
    .map((kind) => `${requirementName(language, kind, span)}: ${needs[kind]}`);
  if (needs.no_warnings) numbers.push(NO_WARNINGS[language]);
  return numbers.join(' · ');
};
