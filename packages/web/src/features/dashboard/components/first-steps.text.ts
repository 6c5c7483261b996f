import { FIRST_STEP_WORDS } from '@famiglia/contract/dashboard/first-step-words';
import type { FirstStep } from '@famiglia/contract/dashboard/first-steps';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: FIRST_STEP_WORDS.en.title,
  hide: FIRST_STEP_WORDS.en.hide,
  show: FIRST_STEP_WORDS.en.show,
  progress: FIRST_STEP_WORDS.en.progress,
  question: FIRST_STEP_WORDS.en.question,
  alreadyLead: FIRST_STEP_WORDS.en.alreadyLead,
  evening: FIRST_STEP_WORDS.en.evening,
  later: FIRST_STEP_WORDS.en.later,
  next: FIRST_STEP_WORDS.en.next,
  left: 'Also left:',
  change: 'Change',
  right: 'That’s right',
  save: 'Save',
  leading: (roles: string) => `led by ${roles}`,
  createAll: 'Create all',
  role: 'Choose a role',
  lead: 'Let them lead',
  starts: (title: string, when: string) =>
    `“${title}” starts ${when}. After the start, mark who came: reputation is paid and the event is finished.`,
  started: (title: string) =>
    `“${title}” has started. Mark who came: reputation is paid and the event is finished.`,
  through: 'Your first event is finished',
  throughNote: 'Sign-up, attendance and reputation work. The rest is in the settings whenever you need it.',
  steps: FIRST_STEP_WORDS.en.steps,
  /** On the button that does it; a channel has buttons of its own. */
  actions: {
    bot_rights: 'See what is missing',
    event: 'New event',
    names: 'Read names',
    ranks: 'See the proposal',
    deputies: 'Choose a role',
    finish: 'Open the event',
  } as Partial<Record<FirstStep, string>>,
};

const ru: typeof en = {
  title: FIRST_STEP_WORDS.ru.title,
  hide: FIRST_STEP_WORDS.ru.hide,
  show: FIRST_STEP_WORDS.ru.show,
  progress: FIRST_STEP_WORDS.ru.progress,
  question: FIRST_STEP_WORDS.ru.question,
  alreadyLead: FIRST_STEP_WORDS.ru.alreadyLead,
  evening: FIRST_STEP_WORDS.ru.evening,
  later: FIRST_STEP_WORDS.ru.later,
  next: FIRST_STEP_WORDS.ru.next,
  left: 'Ещё осталось:',
  change: 'Изменить',
  right: 'Всё верно',
  save: 'Сохранить',
  leading: (roles) => `ведут ${roles}`,
  createAll: 'Создать все',
  role: 'Выбрать роль',
  lead: 'Пустить к управлению',
  starts: (title, when) =>
    `«${title}» начнётся ${when}. После начала отметьте, кто пришёл: бот начислит репутацию и закроет МП.`,
  started: (title) => `«${title}» уже идёт. Отметьте, кто пришёл: бот начислит репутацию и закроет МП.`,
  through: 'Первое МП проведено',
  throughNote: 'Запись, явка и репутация работают. Остальное ждёт в настройках, когда понадобится.',
  steps: FIRST_STEP_WORDS.ru.steps,
  actions: {
    bot_rights: 'Посмотреть, чего не хватает',
    event: 'Новое МП',
    names: 'Прочитать имена',
    ranks: 'Посмотреть лестницу',
    deputies: 'Выбрать роль',
    finish: 'Открыть МП',
  },
};

export const firstStepsText: Texts<typeof en> = { en, ru };
