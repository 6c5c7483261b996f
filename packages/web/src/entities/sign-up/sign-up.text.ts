import type { SORTING_CRITERIA } from '@famiglia/contract/events';
import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../../shared/language/texts.ts';
import type { SignUp } from './sign-up.ts';
import type { SignUpKind } from './sign-up-kind.ts';

type Criterion = (typeof SORTING_CRITERIA)[number];
type MessageProblem = NonNullable<SignUp['message']['problem']>;
type ByKind<Words> = Record<SignUpKind['name'], Words>;

const en = {
  inSpan: (span: string) => `in\u00A0${span}`,
  fill: (taken: string, slots: string) => `${taken} of ${slots} places taken`,
  roster: 'Roster',
  signedUp: (count: number) => plural('en', count, { one: '# signed up', other: '# signed up' }),
  order: 'Order',
  criteria: {
    role_priority: 'role',
    reputation: 'reputation',
    reliability: 'reliability',
    benched_last_time: 'sat out last time',
    signed_up_at: 'time',
  } as Record<Criterion, string>,
  main: 'Main list',
  reserve: 'Reserve',
  cutoff: 'Main list ends at',
  signUpEnds: 'Sign-up ends before the start, minutes',
  signUpEndsHint: '0: at the start.',
  signUpEndsProblem: 'From 0 to 1,440 minutes.',
  reward: 'Reward',
  rewardEach: (points: string) => `${points} reputation for attending`,
  noReward: 'None',
  paid: (points: string, people: number) =>
    `${points} each, paid to ${plural('en', people, { one: '# person', other: '# people' })}`,
  reminders: 'Reminders',
  before: (spans: string) => `${spans} before the start`,
  noReminders: 'None',
  planned: 'Planned by',
  inDiscord: 'Open in Discord',
  problems: {
    event: {
      no_channel: 'It is not in Discord: no channel for events is chosen.',
      channel_gone: 'It is not in Discord: the channel for events was deleted.',
      missing_permissions: 'It is not in Discord: the bot may not write in the channel for events.',
      discord_failed: 'Discord does not show it as it is: Discord keeps failing. The bot goes on trying.',
    },
    capt: {
      no_channel: 'It is not in Discord: no channel for capts is chosen.',
      channel_gone: 'It is not in Discord: the channel for capts was deleted.',
      missing_permissions: 'It is not in Discord: the bot may not write in the channel for capts.',
      discord_failed: 'Discord does not show it as it is: Discord keeps failing. The bot goes on trying.',
    },
  } as ByKind<Record<MessageProblem, string>>,
  toChannels: 'Choose a channel',
  askManager: 'A manager of the family can change this in the settings.',
  nobodyTitle: 'Nobody has signed up yet',
  nobodyBody: 'Rows appear here as people press Join under the message in Discord.',
  nobodyCameBody: {
    event: 'This event ended without sign-ups.',
    capt: 'Nobody signed up for this capt by button.',
  } as ByKind<string>,
  showReserve: (count: string) => `Show the whole reserve, ${count} more`,
  closedBy: (who: string, when: string) => `${who} closed the sign-up ${when}. The list is frozen.`,
  cancelledBy: {
    event: (who: string, when: string) => `${who} cancelled the event ${when}.`,
    capt: (who: string, when: string) => `${who} cancelled the capt ${when}.`,
  } as ByKind<(who: string, when: string) => string>,
  finishedBy: {
    event: (who: string, when: string) => `${who} marked the attendance ${when}.`,
    capt: (who: string, when: string) => `${who} entered the result ${when}.`,
  } as ByKind<(who: string, when: string) => string>,
  reason: (reason: string) => `Reason: ${reason}`,
  came: (came: number) => plural('en', came, { one: '# came', other: '# came' }),
  absent: (absent: number) => plural('en', absent, { one: '# did not', other: '# did not' }),
  excused: 'excused',
  excuse: 'Excuse',
  excusedCount: (count: number) => plural('en', count, { one: '# excused', other: '# excused' }),
  leftLate: 'Left late',
  walkIns: 'Without signing up',
  walkInNames: (names: string) => `Without signing up: ${names}.`,
  addWalkIn: 'Somebody came without signing up?',
  closesAt: 'Sign-up ends',
  closesByLeader: 'When a leader closes it',
  closedByTime: (when: string) => `Sign-up closed by itself ${when}. The list is frozen.`,
  day: 'Day',
  clock: (zone: string) => `Time, ${zone}`,
  remind: 'Reminders before the start',
  nobodyReminded: 'Nobody is reminded.',
  tooManyReminders: 'Five at most.',
  asInSettings: 'from settings',
  conflictTitle: {
    event: 'Somebody else has saved this event meanwhile',
    capt: 'Somebody else has saved this capt meanwhile',
  } as ByKind<string>,
  conflictBody: 'What you typed is still here. Theirs:',
  conflictSame: 'They changed other things; nothing that stands in this form.',
  takeTheirs: 'Take theirs',
  saveMine: 'Save mine over it',
  restored: 'What you typed earlier is back.',
  discard: 'Start over',
};

const ru: typeof en = {
  inSpan: (span) => `через\u00A0${span}`,
  fill: (taken, slots) => `занято мест: ${taken} из ${slots}`,
  roster: 'Состав',
  signedUp: (count) =>
    plural('ru', count, {
      one: '# записался',
      few: '# записались',
      many: '# записались',
      other: '# записались',
    }),
  order: 'Порядок',
  criteria: {
    role_priority: 'роль',
    reputation: 'репутация',
    reliability: 'надёжность',
    benched_last_time: 'был в замене',
    signed_up_at: 'время',
  },
  main: 'Основа',
  reserve: 'Замена',
  cutoff: 'Порог основы',
  signUpEnds: 'Запись закрывается до начала, минут',
  signUpEndsHint: '0: в момент начала.',
  signUpEndsProblem: 'От 0 до 1440 минут.',
  reward: 'Награда',
  rewardEach: (points) => `${points} репутации за явку`,
  noReward: 'Без награды',
  paid: (points, people) =>
    `${points} каждому, выплачено: ${plural('ru', people, { one: '# человек', few: '# человека', many: '# человек', other: '# человека' })}`,
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
      discord_failed: 'В Discord не то, что здесь: Discord отвечает ошибкой. Бот продолжает попытки.',
    },
    capt: {
      no_channel: 'В Discord его нет: не выбран канал каптов.',
      channel_gone: 'В Discord его нет: канал каптов удалён.',
      missing_permissions: 'В Discord его нет: бот не может писать в канал каптов.',
      discord_failed: 'В Discord не то, что здесь: Discord отвечает ошибкой. Бот продолжает попытки.',
    },
  },
  toChannels: 'Выбрать канал',
  askManager: 'Это исправит управляющий семьи в настройках.',
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
  closesByLeader: 'Когда закроет руководитель',
  closedByTime: (when) => `Запись закрылась по времени ${when}. Состав заморожен.`,
  day: 'День',
  clock: (zone) => `Время, ${zone}`,
  remind: 'Напомнить до начала',
  nobodyReminded: 'Никому не напоминаем.',
  tooManyReminders: 'Не больше пяти.',
  asInSettings: 'из настроек',
  conflictTitle: {
    event: 'Тем временем МП сохранил кто-то ещё',
    capt: 'Тем временем капт сохранил кто-то ещё',
  },
  conflictBody: 'Ваши правки на месте. У них:',
  conflictSame: 'Они изменили другое, не то, что в этой форме.',
  takeTheirs: 'Взять их вариант',
  saveMine: 'Сохранить мой поверх',
  restored: 'Вернули то, что вы не успели сохранить.',
  discard: 'Начать заново',
};

export const signUpText: Texts<typeof en> = { en, ru };
