import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { RANK_WORDS } from '@famiglia/contract/ranks/rank-words';
import { capitalized, capitalizedAll } from '@famiglia/contract/kit/capitalized';
import { NO_WARNINGS_AT_ALL } from '@famiglia/contract/warnings/warning-words';
import { AWAY_NAMES } from '@famiglia/contract/vacations/vacation-words';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  away: capitalizedAll(AWAY_NAMES.en),
  until: (when: string) => `until ${when}`,
  timeline: FEATURE_NAMES.en.personnelFile,
  timelineEmpty: 'Nothing here yet. Joining, leaving and leaders’ decisions show up here.',
  warnings: FEATURE_NAMES.en.warnings,
  warn: 'Warn',
  noWarnings: NO_WARNINGS_AT_ALL.en,
  allWarnings: (count: number) => `All ${count} warnings`,
  more: 'Show more',
  rank: 'Rank',
  noRank: RANK_WORDS.en.notYet,
  since: (day: string) => `since ${day}`,
  top: RANK_WORDS.en.top,
  onTheWay: (rank: string) => `Progress to ${rank}`,
  byLeaders: `${capitalized(RANK_WORDS.en.byLeaders)}.`,
  reputation: 'Reputation',
  notes: 'Leaders’ notes',
  notesHint: 'Only leaders see these, but they are included if the person exports their data.',
  newNote: 'New note',
  placeholder: 'What the next leader should know',
  add: 'Add note',
  remove: 'Delete this note',
  removeTitle: 'Delete this note?',
  removeBody: 'The text is deleted. The history still shows that there was a note.',
  removeConfirm: 'Delete',
};

const ru: typeof en = {
  away: capitalizedAll(AWAY_NAMES.ru),
  until: (when: string) => `до ${when}`,
  timeline: FEATURE_NAMES.ru.personnelFile,
  timelineEmpty: 'Записей пока нет. Здесь появятся вступление, уход и решения руководства.',
  warnings: FEATURE_NAMES.ru.warnings,
  warn: 'Предупредить',
  noWarnings: NO_WARNINGS_AT_ALL.ru,
  allWarnings: (count: number) => `Все предупреждения: ${count}`,
  more: 'Показать ещё',
  rank: 'Ранг',
  noRank: RANK_WORDS.ru.notYet,
  since: (day: string) => `с ${day}`,
  top: RANK_WORDS.ru.top,
  onTheWay: (rank: string) => `До ранга «${rank}»`,
  byLeaders: `${capitalized(RANK_WORDS.ru.byLeaders)}.`,
  reputation: 'Репутация',
  notes: 'Заметки руководства',
  notesHint: 'Их видит только руководство. Но они попадут в выгрузку, если человек запросит свои данные.',
  newNote: 'Новая заметка',
  placeholder: 'Что стоит знать другим лидерам',
  add: 'Добавить заметку',
  remove: 'Удалить эту заметку',
  removeTitle: 'Удалить эту заметку?',
  removeBody: 'Текст исчезнет. Запись о том, что заметка была, останется в истории.',
  removeConfirm: 'Удалить',
};

export const personnelFileText: Texts<typeof en> = { en, ru };
