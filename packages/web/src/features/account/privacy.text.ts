import { PRIVACY_WORDS } from '@famiglia/contract/privacy/privacy-words';
import { SESSION_DAYS } from '@famiglia/contract/auth/session-times';
import { LOGIN_HISTORY_DAYS } from '@famiglia/contract/privacy/privacy';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: 'Your data',
  note: 'What Famiglia keeps about you, across all servers.',
  takeTitle: 'Export your data',
  takeBody:
    'One file with every record about you: profile and nicks, reputation, sign-ups, screens, your changes and your sign-ins.',
  download: 'Download my data',
  downloading: 'Downloading…',
  keptTitle: 'What we keep, and for how long',
  kept: [
    ['Sign-ins', `${LOGIN_HISTORY_DAYS} days`],
    ['Sessions', `7 days after last use, up to ${SESSION_DAYS} days`],
    ['Family history', 'as long as the family uses Famiglia'],
  ] as readonly (readonly [string, string])[],
  sessionsTitle: 'Sign out everywhere',
  sessionsBody:
    'Lost a phone, or left a browser open somewhere? All your sessions end right away, including this one, and Famiglia gives up its access to your Discord account.',
  signOutEverywhere: 'Sign out everywhere…',
  signOutTitle: 'Sign out of all browsers and devices?',
  signOutBody: 'Anything unsaved there is lost. You can sign in again at any time.',
  signOutConfirm: 'Sign out everywhere',
  staySignedIn: 'Stay signed in',
  forgetTitle: 'Delete your data',
  forgetBody:
    'We delete your account, sign-ins, in-game nick, static ID and access, and remove your name from all history. Only the family’s totals stay: reputation, under “Former member”. Renewals that your card pays for stop first.',
  stillThere: PRIVACY_WORDS.en.stillThere,
  inDiscord: 'The same in Discord:',
  forget: 'Delete my data…',
  askTitle: 'Delete your data on all servers?',
  askBody: 'This cannot be undone. Nobody can bring the data back, not even us.',
  typeName: (name: string) => `Type your Discord username to continue: ${name}`,
  keep: 'Cancel',
  confirm: PRIVACY_WORDS.en.forget,
  forgettingNow: 'Deleting your data',
  forgettingDone: (done: string, total: string) => `${done} of ${total} records processed`,
  forgettingNote:
    'You can close this page: it continues on its own. At the end you are signed out everywhere.',
};

const ru: typeof en = {
  title: 'Ваши данные',
  note: 'Что Famiglia хранит о вас, на всех серверах сразу.',
  takeTitle: 'Выгрузить свои данные',
  takeBody:
    'Один файл со всеми записями, где есть вы: профиль и ники, репутация, записи на МП, скрины, ваши изменения, ваши входы.',
  download: 'Скачать мои данные',
  downloading: 'Скачиваем…',
  keptTitle: 'Что и сколько хранится',
  kept: [
    ['История входов', `${LOGIN_HISTORY_DAYS} дней`],
    ['Сессии', `7 дней после последнего действия, не дольше ${SESSION_DAYS} дней`],
    ['История семьи', 'пока семья пользуется Famiglia'],
  ],
  sessionsTitle: 'Выйти везде',
  sessionsBody:
    'Потеряли телефон или где-то остался открытый браузер? Все ваши сессии закончатся сразу, и эта тоже, а Famiglia откажется от доступа к вашему аккаунту Discord.',
  signOutEverywhere: 'Выйти везде…',
  signOutTitle: 'Выйти во всех браузерах и на всех устройствах?',
  signOutBody: 'Всё, что там открыто и не сохранено, пропадёт. Войти снова можно в любой момент.',
  signOutConfirm: 'Выйти везде',
  staySignedIn: 'Остаться',
  forgetTitle: 'Удалить свои данные',
  forgetBody:
    'Удалим аккаунт, историю входов, игровой ник, статик и доступы, а ваше имя уберём из всей истории. Останутся только итоги семьи: репутация за «Бывшим участником». Продления, за которые платит ваша карта, сначала остановим.',
  stillThere: PRIVACY_WORDS.ru.stillThere,
  inDiscord: 'То же самое в Discord:',
  forget: 'Удалить мои данные…',
  askTitle: 'Удалить ваши данные на всех серверах?',
  askBody: 'Отменить это нельзя. Вернуть данные не сможет никто, и мы тоже.',
  typeName: (name: string) => `Чтобы продолжить, введите своё имя в Discord: ${name}`,
  keep: 'Отмена',
  confirm: PRIVACY_WORDS.ru.forget,
  forgettingNow: 'Удаляем ваши данные',
  forgettingDone: (done: string, total: string) => `Обработано записей: ${done} из ${total}`,
  forgettingNote: 'Страницу можно закрыть: всё продолжится само. В конце вы выйдете из аккаунта везде.',
};

export const privacyText: Texts<typeof en> = { en, ru };
