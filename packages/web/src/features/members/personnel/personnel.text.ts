import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  away: { vacation: 'On vacation', afk: 'AFK' },
  until: (when: string) => `until ${when}`,
  timeline: 'Personnel file',
  timelineEmpty: 'Nothing is recorded yet. Joining, leaving and decisions of leaders appear here.',
  warnings: 'Warnings',
  warn: 'Warn',
  noWarnings: 'No warnings.',
  allWarnings: (count: number) => `All ${count} warnings`,
  more: 'Show more',
  notes: 'Leaders’ notes',
  notesHint: 'Only leaders see them. They are part of the data that the person may ask for.',
  newNote: 'New note',
  placeholder: 'What the next leader should know',
  add: 'Add the note',
  remove: 'Remove this note',
  removeTitle: 'Remove this note?',
  removeBody: 'Its text is deleted. That there was a note stays in the history.',
  removeConfirm: 'Remove',
};

const ru: typeof en = {
  away: { vacation: 'В отпуске', afk: 'AFK' },
  until: (when: string) => `до ${when}`,
  timeline: 'Личное дело',
  timelineEmpty: 'Записей пока нет. Здесь появятся приход, уход и решения руководства.',
  warnings: 'Предупреждения',
  warn: 'Предупредить',
  noWarnings: 'Предупреждений нет.',
  allWarnings: (count: number) => `Все предупреждения: ${count}`,
  more: 'Показать ещё',
  notes: 'Заметки руководства',
  notesHint: 'Их видит только руководство. Они входят в данные, которые человек может запросить.',
  newNote: 'Новая заметка',
  placeholder: 'Что стоит знать другим руководителям',
  add: 'Добавить заметку',
  remove: 'Удалить эту заметку',
  removeTitle: 'Удалить эту заметку?',
  removeBody: 'Текст исчезнет. Запись о том, что заметка была, останется в истории.',
  removeConfirm: 'Удалить',
};

export const personnelText: Texts<typeof en> = { en, ru };
