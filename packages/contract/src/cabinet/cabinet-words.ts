import { CAPT_TITLE } from '../capts/capt-words.ts';
import type { CabinetGathering } from './cabinet.ts';
import { formatNumber } from '../kit/format-number.ts';
import { plural } from '../kit/plural.ts';
import type { Language, Words } from '../kit/language.ts';
import { VOICE_HOURS } from '../personnel-file/voice-words.ts';

/** What a cabinet says of a member, in Discord and on the page. */
export const CABINET_WORDS: Words<
  | 'next'
  | 'nothingPlanned'
  | 'notOn'
  | 'warnings'
  | 'screensWaiting'
  | 'recordingsOwed'
  | 'owed'
  | 'debt'
  | 'attendance'
  | 'noSignUps'
  | 'away'
  | 'asked'
  | 'missing'
  | 'ready'
  | 'byLeaders'
  | 'refresh'
  | 'goAway'
  | 'comeBack'
  | 'cancelVacation'
  | 'voice'
  | 'openPage'
> = {
  en: {
    next: 'Next events and capts',
    nothingPlanned: 'Nothing is planned yet.',
    notOn: 'You are not on the list',
    warnings: 'Active warnings',
    screensWaiting: 'Screens waiting',
    recordingsOwed: 'Recordings you owe',
    owed: 'The family owes you',
    debt: 'You owe the family',
    attendance: 'Attendance, 30 days',
    noSignUps: 'no sign-ups ended',
    away: 'Away',
    asked: 'waiting for the leaders',
    missing: 'Missing for',
    ready: 'Everything is there: the leaders decide.',
    byLeaders: 'The leaders decide.',
    refresh: 'Refresh',
    goAway: 'Go on vacation',
    comeBack: 'I am back',
    cancelVacation: 'Cancel the vacation',
    voice: VOICE_HOURS.en,
    openPage: 'Open the page',
  },
  ru: {
    next: 'Ближайшие МП и капты',
    nothingPlanned: 'Пока ничего не назначено.',
    notOn: 'Вас нет в списке',
    warnings: 'Действующие предупреждения',
    screensWaiting: 'Скринов на проверке',
    recordingsOwed: 'Ждут ваш откат',
    owed: 'Семья должна вам',
    debt: 'Вы должны семье',
    attendance: 'Явка за 30 дней',
    noSignUps: 'записей не было',
    away: 'Отсутствие',
    asked: 'ждёт решения руководства',
    missing: 'До ранга',
    ready: 'Всё выполнено, решает руководство.',
    byLeaders: 'Решает руководство.',
    refresh: 'Обновить',
    goAway: 'Уйти в отпуск',
    comeBack: 'Я вернулся',
    cancelVacation: 'Отменить отпуск',
    voice: VOICE_HOURS.ru,
    openPage: 'Открыть страницу',
  },
};

/** What the next event or capt is called. */
export const gatheringName = (
  language: Language,
  { kind, title }: Pick<CabinetGathering, 'kind' | 'title'>,
): string => (kind === 'capt' ? CAPT_TITLE[language](title) : title);

/** «7 из 9». */
export const cameText = (
  language: Language,
  { came, signed_up: signedUp }: { came: number; signed_up: number },
): string => {
  if (signedUp === 0) return CABINET_WORDS[language].noSignUps;
  const ups = plural(language, signedUp, {
    one: language === 'ru' ? '# записи' : '# sign-up',
    few: '# записей',
    many: '# записей',
    other: language === 'ru' ? '# записей' : '# sign-ups',
  });
  return language === 'ru' ? `${came} из ${ups}` : `${came} of ${ups}`;
};

/** «12-е место». */
export const standingText = (language: Language, place: number): string =>
  language === 'ru' ? `${formatNumber('ru', place)}-е место` : `#${formatNumber('en', place)}`;
