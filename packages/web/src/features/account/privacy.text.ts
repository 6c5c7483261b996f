import { SESSION_DAYS } from '@famiglia/contract/constants';
import { LOGIN_HISTORY_DAYS } from '@famiglia/contract/privacy';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: 'Your data',
  note: 'What Famiglia keeps about you, on all servers together.',
  takeTitle: 'Export your data',
  takeBody:
    'One file with every row that names you: profile and nicks, reputation, sign-ups, screens, what you changed, where you signed in.',
  download: 'Download my data',
  downloading: 'Downloading…',
  keptTitle: 'What is kept, and how long',
  kept: [
    ['Sign-ins', `${LOGIN_HISTORY_DAYS} days`],
    ['Sessions', `7 days after the last use, ${SESSION_DAYS} days at most`],
    ['Family history', 'as long as the family is with us'],
  ] as readonly (readonly [string, string])[],
  sessionsTitle: 'Sign out everywhere',
  sessionsBody:
    'Lost a phone, or left a browser open somewhere? All your sessions end at once, this one too, and Famiglia gives back its access to your Discord account.',
  signOutEverywhere: 'Sign out everywhere…',
  signOutTitle: 'Sign out of all browsers and devices?',
  signOutBody: 'Whatever is open and not saved there is lost. You can sign in again at any time.',
  signOutConfirm: 'Sign out everywhere',
  staySignedIn: 'Stay signed in',
  forgetTitle: 'Delete your data',
  forgetBody:
    'Your account, sign-ins, in-game nick, static id and access go, and your name leaves every history. What families count with stays: the sums of the reputation ledger, under “Former member”.',
  stillThere:
    'While you are on a server with the bot, you stand there like somebody who has just come: reputation 0.',
  inDiscord: 'The same in Discord:',
  forget: 'Forget me…',
  askTitle: 'Forget you on all servers?',
  askBody: 'This cannot be undone. Nobody, we included, can bring it back.',
  typeName: (name: string) => `Type your user name to go on: ${name}`,
  keep: 'Keep everything',
  confirm: 'Forget me',
  forgettingNow: 'Famiglia is forgetting you',
  forgettingDone: (done: string, total: string) => `${done} of ${total} records done`,
  forgettingNote: 'You can close this page: it goes on by itself. At the end you are signed out everywhere.',
};

const ru: typeof en = {
  title: 'Ваши данные',
  note: 'Что Famiglia хранит о вас, на всех серверах сразу.',
  takeTitle: 'Забрать с собой',
  takeBody:
    'Один файл со всеми записями, где есть вы: профиль и ники, репутация, записи на МП, скрины, ваши изменения, ваши входы.',
  download: 'Скачать мои данные',
  downloading: 'Скачиваем…',
  keptTitle: 'Что и сколько хранится',
  kept: [
    ['История входов', `${LOGIN_HISTORY_DAYS} дней`],
    ['Сессии', `7 дней после последнего действия, не дольше ${SESSION_DAYS} дней`],
    ['История семьи', 'пока семья с нами'],
  ],
  sessionsTitle: 'Выйти везде',
  sessionsBody:
    'Потеряли телефон или где-то остался открытый браузер? Все ваши сессии закончатся сразу, и эта тоже, а Famiglia откажется от доступа к вашему аккаунту Discord.',
  signOutEverywhere: 'Выйти везде…',
  signOutTitle: 'Выйти во всех браузерах и на всех устройствах?',
  signOutBody: 'Всё, что там открыто и не сохранено, пропадёт. Войти снова можно в любой момент.',
  signOutConfirm: 'Выйти везде',
  staySignedIn: 'Остаться',
  forgetTitle: 'Удалить мои данные',
  forgetBody:
    'Исчезнут аккаунт, история входов, игровой ник, статик и доступы, а ваше имя уйдёт из всех историй. Останется то, чем считает семья: суммы репутации за «Бывшим участником».',
  stillThere: 'Пока вы на сервере с ботом, вы будете там как новичок: репутация 0.',
  inDiscord: 'То же самое в Discord:',
  forget: 'Забыть меня…',
  askTitle: 'Удалить ваши данные на всех серверах?',
  askBody: 'Отменить это нельзя. Вернуть данные не сможет никто, и мы тоже.',
  typeName: (name: string) => `Чтобы продолжить, введите ваше имя в Discord: ${name}`,
  keep: 'Отмена',
  confirm: 'Забыть меня',
  forgettingNow: 'Famiglia забывает вас',
  forgettingDone: (done: string, total: string) => `Обработано записей: ${done} из ${total}`,
  forgettingNote: 'Страницу можно закрыть: всё продолжится само. В конце вы выйдете из аккаунта везде.',
};

export const privacyText: Texts<typeof en> = { en, ru };
