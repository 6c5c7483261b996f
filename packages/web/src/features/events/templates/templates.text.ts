import { EVENT_FIELDS } from '@famiglia/contract/events/event-words';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  fromTemplate: 'From template',
  choose: 'Start from scratch',
  templates: 'Templates',
  templatesNote: 'Ready-made events. Choose one when you create an event, or use /mp template in Discord.',
  none: 'No templates yet. Open an event and choose “Save as template” in its menu.',
  facts: (slots: string) => `${slots} spots`,
  delete: (name: string) => `Delete template “${name}”`,
  deleteTitle: (name: string) => `Delete the template “${name}”?`,
  deleteBody: 'Events created from it stay as they are.',
  deleteConfirm: 'Delete',
  save: 'Save',
  saveTitle: 'Save as template',
  saveBody: 'Saves everything except the start: name, spots, squads, reward, reminders and description.',
  name: EVENT_FIELDS.en.template,
  saved: (name: string) => `Template saved: ${name}`,
};

const ru: typeof en = {
  fromTemplate: 'По шаблону',
  choose: 'Без шаблона',
  templates: 'Шаблоны',
  templatesNote: 'Заготовки МП. Выберите одну, когда создаёте МП, или командой /мп шаблон в Discord.',
  none: 'Шаблонов пока нет. Откройте МП и выберите в его меню «Сохранить как шаблон».',
  facts: (slots) => `мест: ${slots}`,
  delete: (name) => `Удалить шаблон «${name}»`,
  deleteTitle: (name) => `Удалить шаблон «${name}»?`,
  deleteBody: 'Созданные по нему МП останутся как есть.',
  deleteConfirm: 'Удалить',
  save: 'Сохранить',
  saveTitle: 'Сохранить как шаблон',
  saveBody: 'Сохранится всё, кроме времени: название, места, отряды, награда, напоминания и описание.',
  name: EVENT_FIELDS.ru.template,
  saved: (name) => `Шаблон сохранён: ${name}`,
};

export const templatesText: Texts<typeof en> = { en, ru };
