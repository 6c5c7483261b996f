import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  fromTemplate: 'From a template',
  choose: 'Start from scratch',
  templates: 'Templates',
  templatesNote: 'Plans of events. Choose one when you plan an event, or with /mp template in Discord.',
  none: 'No templates yet. Open an event and choose “Save as template” in its menu.',
  facts: (slots: string) => `${slots} places`,
  delete: (name: string) => `Delete the template “${name}”`,
  deleteTitle: (name: string) => `Delete the template “${name}”?`,
  deleteBody: 'Events that were made from it stay as they are.',
  deleteConfirm: 'Delete',
  save: 'Save',
  saveTitle: 'Save as a template',
  saveBody: 'Everything but the start is kept: name, places, squads, reward, reminders and description.',
  name: 'Name of the template',
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
  name: 'Название шаблона',
  saved: (name) => `Шаблон сохранён: ${name}`,
};

export const templatesText: Texts<typeof en> = { en, ru };
