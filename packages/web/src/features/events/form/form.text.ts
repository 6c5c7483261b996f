import { EVENT_FIELDS, START_PROBLEMS } from '@famiglia/contract/events/event-words';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  create: 'New event',
  createNote: 'The bot posts it with sign-up buttons in the event channel.',
  copy: 'Duplicate event',
  edit: 'Edit event',
  editNote: 'The message in Discord updates too.',
  name: EVENT_FIELDS.en.name,
  namePlaceholder: 'Factory war, drop, training…',
  slots: EVENT_FIELDS.en.slots,
  frozenSlots: 'The list is frozen, so the number of spots cannot change.',
  reward: 'Reputation for attending',
  description: 'Description',
  descriptionPlaceholder: 'Where to gather, what to bring',
  publish: 'Publish',
  save: 'Save',
  problems: {
    title: 'Give the event a name.',
    starts_at: 'Choose a day and a time.',
    ...START_PROBLEMS.en,
    too_far: 'That is more than a year away. Check the date.',
    slots: 'From 1 to 500 spots.',
    reward: 'From 0 to 100,000.',
  } as Record<string, string>,
};

const ru: typeof en = {
  create: 'Новое МП',
  createNote: 'Бот опубликует его с кнопками записи в канале мероприятий.',
  copy: 'Копия МП',
  edit: 'Изменить МП',
  editNote: 'Сообщение в Discord тоже обновится.',
  name: EVENT_FIELDS.ru.name,
  namePlaceholder: 'Война за завод, дроп, тренировка…',
  slots: EVENT_FIELDS.ru.slots,
  frozenSlots: 'Состав заморожен, число мест уже не изменить.',
  reward: 'Репутация за явку',
  description: 'Описание',
  descriptionPlaceholder: 'Где сбор, что взять с собой',
  publish: 'Опубликовать',
  save: 'Сохранить',
  problems: {
    title: 'Назовите мероприятие.',
    starts_at: 'Выберите день и время.',
    ...START_PROBLEMS.ru,
    too_far: 'До этого дня больше года. Проверьте дату.',
    slots: 'От 1 до 500 мест.',
    reward: 'От 0 до 100 000.',
  },
};

export const formText: Texts<typeof en> = { en, ru };
