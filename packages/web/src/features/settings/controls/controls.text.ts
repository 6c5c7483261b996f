import { plural } from '@famiglia/contract/plural';
import type { Settings } from '@famiglia/contract/settings';
import type { Texts } from '../../../language/texts.ts';

type Criterion = Settings['events']['sorting'][number];
interface Choice {
  name: string;
  note: string;
}

const en = {
  find: 'Find',
  nothing: 'Nothing found',
  none: 'Not chosen',
  goneChannel: 'A deleted channel',
  goneRole: 'A deleted role',
  reputation: 'reputation',
  screens: (count: number) => plural('en', count, { one: 'screen', other: 'screens' }),
  now: (clock: string) => `It is ${clock} there now`,
  modes: {
    auto: {
      name: 'At once',
      note: 'The reward is credited as the screen arrives. Look-alikes are still flagged.',
    },
    review: { name: 'After a look', note: 'Each screen waits until a moderator approves it.' },
  } as Record<Settings['gg']['mode'], Choice>,
  criteria: {
    role_priority: { name: 'Role', note: 'The higher sign-up priority of their roles goes first.' },
    reputation: { name: 'Reputation', note: 'Who has more goes first.' },
    reliability: { name: 'Reliability', note: 'Who comes more often when signed up.' },
    benched_last_time: { name: 'Sat out last time', note: 'Who was left in reserve last time goes first.' },
    signed_up_at: { name: 'Time of sign-up', note: 'Always last, so that no two people are equal.' },
  } as Record<Criterion, Choice>,
  move: (name: string) => `Move: ${name}`,
  moveHint: 'Drag, or use the arrow keys on the handle.',
  moved: (name: string, place: number) => `${name} is now number ${place}`,
  use: (name: string) => `Use: ${name}`,
  notUsed: 'not used',
  addRole: 'Add a role',
  role: 'Role',
  threshold: 'Reputation needed',
  from: 'from',
  noRoles: 'No role is given for reputation yet.',
  remove: (name: string) => `Remove: ${name}`,
  addReason: 'Add a reason',
  reason: (place: number) => `Reason ${place}`,
  noReasons: 'Without ready reasons a moderator types one each time.',
  ownReminder: 'Minutes before the start',
  addReminder: 'Add',
  minutesUnit: 'min',
  fullReminders: 'Five reminders at most.',
  noReminders: 'Nobody is reminded.',
  chooseAll: 'choose all',
  chooseNone: 'choose none',
  problems: {
    unknown_channel: 'This channel is gone, or nothing can be posted in it. Choose another one.',
    unknown_time_zone: 'There is no such time zone.',
    unknown_role: 'This role is no longer in Discord. Choose another one.',
    repeated: 'The same thing stands here twice.',
    not_right: 'Give a whole number.',
    in_the_past: 'This day is already over.',
  } as Record<string, string>,
  limits: {
    too_big_number: (limit: string) => `At most ${limit}.`,
    too_small_number: (limit: string) => `At least ${limit}.`,
    too_big_string: (limit: string) => `At most ${limit} characters.`,
    too_small_string: () => 'This cannot be empty.',
    too_big_array: (limit: string) => `At most ${limit} entries.`,
  } as Record<string, (limit: string) => string>,
};

const ru: typeof en = {
  find: 'Найти',
  nothing: 'Ничего не нашлось',
  none: 'Не выбран',
  goneChannel: 'Удалённый канал',
  goneRole: 'Удалённая роль',
  reputation: 'репутации',
  screens: (count: number) =>
    plural('ru', count, { one: 'скрин', few: 'скрина', many: 'скринов', other: 'скрина' }),
  now: (clock: string) => `Сейчас там ${clock}`,
  modes: {
    auto: { name: 'Сразу', note: 'Награда приходит вместе со скрином. Похожие всё равно отмечаются.' },
    review: { name: 'После проверки', note: 'Каждый скрин ждёт, пока его примет модератор.' },
  },
  criteria: {
    role_priority: { name: 'Роль', note: 'Выше те, у чьих ролей больше приоритет записи.' },
    reputation: { name: 'Репутация', note: 'У кого больше, тот выше.' },
    reliability: { name: 'Надёжность', note: 'Кто чаще приходит, когда записался.' },
    benched_last_time: { name: 'Был в замене', note: 'Кто в прошлый раз остался в замене, тот выше.' },
    signed_up_at: { name: 'Время записи', note: 'Всегда последнее, чтобы равных не осталось.' },
  },
  move: (name: string) => `Переместить: ${name}`,
  moveHint: 'Перетащите или нажимайте стрелки на ручке.',
  moved: (name: string, place: number) => `${name} теперь на месте ${place}`,
  use: (name: string) => `Учитывать: ${name}`,
  notUsed: 'не учитывается',
  addRole: 'Добавить роль',
  role: 'Роль',
  threshold: 'Сколько нужно репутации',
  from: 'от',
  noRoles: 'За репутацию пока не выдаётся ни одной роли.',
  remove: (name: string) => `Убрать: ${name}`,
  addReason: 'Добавить причину',
  reason: (place: number) => `Причина ${place}`,
  noReasons: 'Без готовых причин модератор каждый раз пишет её сам.',
  ownReminder: 'За сколько минут до начала',
  addReminder: 'Добавить',
  minutesUnit: 'мин',
  fullReminders: 'Не больше пяти напоминаний.',
  noReminders: 'Никому не напоминаем.',
  chooseAll: 'выбрать все',
  chooseNone: 'снять все',
  problems: {
    unknown_channel: 'Этого канала больше нет или в него нельзя писать. Выберите другой.',
    unknown_time_zone: 'Такого часового пояса нет.',
    unknown_role: 'Этой роли больше нет в Discord. Выберите другую.',
    repeated: 'Одно и то же указано дважды.',
    not_right: 'Укажите целое число.',
    in_the_past: 'Этот день уже прошёл.',
  },
  limits: {
    too_big_number: (limit: string) => `Не больше ${limit}.`,
    too_small_number: (limit: string) => `Не меньше ${limit}.`,
    too_big_string: (limit: string) => `Не длиннее ${limit} знаков.`,
    too_small_string: () => 'Здесь не может быть пусто.',
    too_big_array: (limit: string) => `Не больше ${limit}.`,
  },
};

export const controlsText: Texts<typeof en> = { en, ru };
