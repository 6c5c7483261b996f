import type { Words } from '../kit/language.ts';

/** What people fill in about an event. */
export const EVENT_FIELDS: Words<'name' | 'slots' | 'template'> = {
  en: { name: 'Name', slots: 'Main list spots', template: 'Template name' },
  ru: { name: 'Название', slots: 'Мест в основе', template: 'Название шаблона' },
};

/** A start that was typed or chosen. */
export const START_PROBLEMS: Words<'in_past'> = {
  en: { in_past: 'This time is in the past. Choose a later one.' },
  ru: { in_past: 'Это время уже прошло. Выберите более позднее.' },
};
