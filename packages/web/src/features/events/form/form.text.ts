import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  create: 'New event',
  createNote: 'The bot posts it with sign-up buttons in the event channel.',
  copy: 'Duplicate event',
  edit: 'Edit event',
  editNote: 'The message in Discord updates too.',
  name: 'Name',
  namePlaceholder: 'Factory war, drop, training…',
  slots: 'Main list spots',
  frozenSlots: 'The list is frozen, so the number of spots cannot change.',
  reward: 'Reputation for attending',
  description: 'Description',
  descriptionPlaceholder: 'Where to gather, what to bring',
  publish: 'Publish',
  save: 'Save',
  problems: {
    title: 'Give the event a name.',
    starts_at: 'Choose a day and a time.',
    in_past: 'This time is in the past. Choose a later one.',
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
  name: 'Название',
  namePlaceholder: 'Война за завод, дроп, тренировка…',
  slots: 'Мест в основе',
  frozenSlots: 'Состав заморожен, число мест уже не изменить.',
  reward: 'Репутация за явку',
  description: 'Описание',
  descriptionPlaceholder: 'Где сбор, что взять с собой',
  publish: 'Опубликовать',
  save: 'Сохранить',
  problems: {
    title: 'Назовите мероприятие.',
    starts_at: 'Выберите день и время.',
    in_past: 'Это время уже прошло. Выберите более позднее.',
    too_far: 'До этого дня больше года. Проверьте дату.',
    slots: 'От 1 до 500 мест.',
    reward: 'От 0 до 100 000.',
  },
};

export const formText: Texts<typeof en> = { en, ru };
