import { counted } from '@famiglia/contract/kit/counted';
import { ATTENDANCE_NAMES, CRITERION_NAMES, limitedText } from '@famiglia/contract/rosters/roster-words';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../shared/language/texts.ts';
import type { SignUp } from './sign-up.ts';
import type { SignUpKind } from './sign-up-kind.ts';

type MessageProblem = NonNullable<SignUp['message']['problem']>;
type ByKind<Words> = Record<SignUpKind['name'], Words>;

const en = {
  roster: 'Roster',
  signedUp: (count: number) => plural('en', count, { one: '# signed up', other: '# signed up' }),
  order: 'Order',
  criteria: CRITERION_NAMES.en,
  main: 'Main list',
  reserve: 'Reserve',
  signUpEnds: 'Close sign-up before the start, minutes',
  signUpEndsHint: '0: at the start.',
  signUpEndsOrByHand: '0: at the start. Empty: only a leader closes it.',
  byHand: 'manually',
  signUpEndsProblem: 'From 0 to 1,440 minutes.',
  reward: 'Reward',
  rewardEach: (points: string) => `${points} reputation for attending`,
  noReward: 'None',
  paid: (points: string, people: number) => `${points} each, paid to ${counted('en', 'people', people)}`,
  limited: (people: number) => limitedText('en', people),
  reminders: 'Reminders',
  before: (spans: string) => `${spans} before the start`,
  noReminders: 'None',
  planned: 'Created by',
  inDiscord: 'Open in Discord',
  problems: {
    event: {
      no_channel: 'Not in Discord: no event channel is chosen.',
      channel_gone: 'Not in Discord: the event channel was deleted.',
      missing_permissions: 'Not in Discord: the bot cannot post in the event channel.',
      discord_failed: 'Out of date in Discord: Discord keeps returning errors. The bot keeps trying.',
    },
    capt: {
      no_channel: 'Not in Discord: no capt channel is chosen.',
      channel_gone: 'Not in Discord: the capt channel was deleted.',
      missing_permissions: 'Not in Discord: the bot cannot post in the capt channel.',
      discord_failed: 'Out of date in Discord: Discord keeps returning errors. The bot keeps trying.',
    },
  } as ByKind<Record<MessageProblem, string>>,
  toChannels: 'Choose a channel',
  askManager: 'A server manager can change this in the settings.',
  nobodyTitle: 'Nobody has signed up yet',
  nobodyBody: 'People appear here as soon as they press Join under the message in Discord.',
  nobodyCameBody: {
    event: 'This event ended without sign-ups.',
    capt: 'Nobody signed up for this capt with the button.',
  } as ByKind<string>,
  showReserve: (count: string) => `Show the full reserve, ${count} more`,
  closedBy: (who: string, when: string) => `${who} closed sign-up ${when}. The list is frozen.`,
  cancelledBy: {
    event: (who: string, when: string) => `${who} canceled the event ${when}.`,
    capt: (who: string, when: string) => `${who} canceled the capt ${when}.`,
  } as ByKind<(who: string, when: string) => string>,
  finishedBy: {
    event: (who: string, when: string) => `${who} marked attendance ${when}.`,
    capt: (who: string, when: string) => `${who} entered the result ${when}.`,
  } as ByKind<(who: string, when: string) => string>,
  reason: (reason: string) => `Reason: ${reason}`,
  came: (came: number) => plural('en', came, { one: '# attended', other: '# attended' }),
  absent: (absent: number) => plural('en', absent, { one: '# absent', other: '# absent' }),
  excused: 'excused',
  /** Of one person. */
  marks: ATTENDANCE_NAMES.en,
  excuse: 'Excuse',
  excusedCount: (count: number) => plural('en', count, { one: '# excused', other: '# excused' }),
  leftLate: 'Left late',
  walkIns: 'Walk-ins',
  walkInNames: (names: string) => `Walk-ins: ${names}.`,
  addWalkIn: 'Did anyone come without signing up?',
  closesAt: 'Sign-up ends',
  closesByLeader: 'When a leader closes it',
  closedByTime: (when: string) => `Sign-up closed automatically ${when}. The list is frozen.`,
  day: 'Day',
  clock: (zone: string) => `Time, ${zone}`,
  remind: 'Reminders before the start',
  nobodyReminded: 'No reminders.',
  tooManyReminders: 'Up to five.',
  asInSettings: 'from settings',
  restored: 'We restored your unsaved edits.',
  discard: 'Start over',
};

const ru: typeof en = {
  roster: 'Состав',
  signedUp: (count) =>
    plural('ru', count, {
      one: '# записался',
      few: '# записались',
      many: '# записались',
      other: '# записались',
    }),
  order: 'Порядок',
  criteria: CRITERION_NAMES.ru,
  main: 'Основа',
  reserve: 'Замена',
  signUpEnds: 'Запись закрывается до начала, минут',
  signUpEndsHint: '0: в момент начала.',
  signUpEndsOrByHand: '0: в момент начала. Пустое поле: закроет только лидер.',
  byHand: 'вручную',
  signUpEndsProblem: 'От 0 до 1440 минут.',
  reward: 'Награда',
  rewardEach: (points) => `${points} репутации за явку`,
  noReward: 'Без награды',
  paid: (points, people) => `${points} каждому, выплачено: ${counted('ru', 'people', people)}`,
  limited: (people: number) => limitedText('ru', people),
  reminders: 'Напоминания',
  before: (spans) => `за ${spans} до начала`,
  noReminders: 'Без напоминаний',
  planned: 'Создано',
  inDiscord: 'Открыть в Discord',
  problems: {
    event: {
      no_channel: 'В Discord его нет: не выбран канал мероприятий.',
      channel_gone: 'В Discord его нет: канал мероприятий удалён.',
      missing_permissions: 'В Discord его нет: бот не может писать в канал мероприятий.',
      discord_failed: 'В Discord старая версия: он отвечает ошибкой. Бот пробует снова.',
    },
    capt: {
      no_channel: 'В Discord его нет: не выбран канал каптов.',
      channel_gone: 'В Discord его нет: канал каптов удалён.',
      missing_permissions: 'В Discord его нет: бот не может писать в канал каптов.',
      discord_failed: 'В Discord старая версия: он отвечает ошибкой. Бот пробует снова.',
    },
  },
  toChannels: 'Выбрать канал',
  askManager: 'Это может исправить админ сервера в настройках.',
  nobodyTitle: 'Пока никто не записался',
  nobodyBody: 'Люди появятся здесь, как только нажмут «Плюс» под сообщением в Discord.',
  nobodyCameBody: {
    event: 'На это МП никто не записывался.',
    capt: 'На этот капт никто не записывался кнопкой.',
  },
  showReserve: (count) => `Показать всю замену, ещё ${count}`,
  closedBy: (who, when) => `Запись закрыта ${when}: ${who}. Состав заморожен.`,
  cancelledBy: {
    event: (who, when) => `МП отменено ${when}: ${who}.`,
    capt: (who, when) => `Капт отменён ${when}: ${who}.`,
  },
  finishedBy: {
    event: (who, when) => `Явка отмечена ${when}: ${who}.`,
    capt: (who, when) => `Итог записан ${when}: ${who}.`,
  },
  reason: (reason) => `Причина: ${reason}`,
  came: (came) =>
    plural('ru', came, { one: 'Пришёл #', few: 'Пришли #', many: 'Пришли #', other: 'Пришли #' }),
  absent: (absent) =>
    plural('ru', absent, {
      one: 'не пришёл #',
      few: 'не пришли #',
      many: 'не пришли #',
      other: 'не пришли #',
    }),
  excused: 'уважительная причина',
  marks: ATTENDANCE_NAMES.ru,
  excuse: 'Уважительная?',
  excusedCount: (count) =>
    plural('ru', count, {
      one: '# по уважительной причине',
      few: '# по уважительной причине',
      many: '# по уважительной причине',
      other: '# по уважительной причине',
    }),
  leftLate: 'Поздно снялись',
  walkIns: 'Без записи',
  walkInNames: (names) => `Без записи: ${names}.`,
  addWalkIn: 'Кто-то пришёл без записи?',
  closesAt: 'Конец записи',
  closesByLeader: 'Когда закроет лидер',
  closedByTime: (when) => `Запись закрылась по времени ${when}. Состав заморожен.`,
  day: 'День',
  clock: (zone) => `Время, ${zone}`,
  remind: 'Напомнить до начала',
  nobodyReminded: 'Никому не напоминаем.',
  tooManyReminders: 'Не больше пяти.',
  asInSettings: 'из настроек',
  restored: 'Мы вернули ваши несохранённые правки.',
  discard: 'Начать заново',
};

export const signUpText: Texts<typeof en> = { en, ru };
