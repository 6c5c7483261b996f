import { plural } from '@famiglia/contract/plural';
import type { RoleRefusal } from '@famiglia/contract/reward-roles';
import type { Settings } from '@famiglia/contract/settings';
import type { Texts } from '../../../shared/language/texts.ts';

type Criterion = Settings['events']['sorting'][number];
interface Choice {
  name: string;
  note: string;
}

const en = {
  find: 'Find',
  nothing: 'Nothing found',
  none: 'Not chosen',
  goneChannel: 'Deleted, or hidden from you',
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
  refusals: {
    everyone: 'everybody has it',
    managed: 'given by Discord',
    dangerous: 'too powerful',
    above_bot: 'above the bot',
    above_you: 'not below you',
    grants_more: 'more rights than yours',
    opens_more: 'opens hidden channels',
    forbidden: 'Discord refused',
  } satisfies Record<RoleRefusal, string>,
  problems: {
    unknown_channel: 'This channel is gone, or nothing can be posted in it. Choose another one.',
    unknown_time_zone: 'There is no such time zone.',
    unknown_role: 'This role is no longer in Discord. Choose another one.',
    repeated: 'The same thing stands here twice.',
    not_right: 'Give a whole number.',
    in_the_past: 'This day is already over.',
    read_only_channel: 'You cannot write in this channel yourself. Choose one where you can.',
    needs_activity_view: 'The log repeats the activity, which you may not read. Ask a manager to set it.',
    needs_gungame_view:
      'Screens under review are shown there, which you may not see. Ask a manager to set it.',
    role_everyone: 'Everybody has this role already.',
    role_managed: 'Discord gives this role by itself; nobody else can.',
    role_dangerous:
      'This role lets people act on others or on the server, so it is not given for reputation. Take those permissions from it in Discord, or choose another one.',
    role_above_bot: 'This role stands above the bot. Drag the bot’s role above it in Discord.',
    role_above_you: 'This role stands as high as yours, or higher. Only somebody above it can have it given.',
    role_grants_more: 'In the panel this role may do what you may not. Ask somebody who holds those rights.',
    role_opens_more: 'This role opens channels that you cannot see. Ask somebody who can.',
    role_forbidden:
      'Discord did not let the bot give this role. Check that the bot has Manage Roles and stands above it; it tries again every hour.',
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
  goneChannel: 'Удалён или скрыт от вас',
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
  refusals: {
    everyone: 'есть у всех',
    managed: 'выдаёт Discord',
    dangerous: 'слишком много прав',
    above_bot: 'выше бота',
    above_you: 'не ниже вас',
    grants_more: 'прав больше, чем у вас',
    opens_more: 'открывает скрытые каналы',
    forbidden: 'Discord отказал',
  },
  problems: {
    unknown_channel: 'Этого канала больше нет или в него нельзя писать. Выберите другой.',
    unknown_time_zone: 'Такого часового пояса нет.',
    unknown_role: 'Этой роли больше нет в Discord. Выберите другую.',
    repeated: 'Одно и то же указано дважды.',
    not_right: 'Укажите целое число.',
    in_the_past: 'Этот день уже прошёл.',
    read_only_channel: 'Вы сами не можете писать в этот канал. Выберите тот, где можете.',
    needs_activity_view: 'Журнал повторяет активность, а читать её вам нельзя. Попросите руководителя.',
    needs_gungame_view: 'Там видны скрины на проверке, а смотреть их вам нельзя. Попросите руководителя.',
    role_everyone: 'Эта роль и так есть у всех.',
    role_managed: 'Эту роль выдаёт сам Discord, больше никто не может.',
    role_dangerous:
      'С этой ролью можно управлять людьми или сервером, поэтому за репутацию она не выдаётся. Снимите с неё такие права в Discord или выберите другую.',
    role_above_bot: 'Эта роль выше бота. Поднимите роль бота над ней в Discord.',
    role_above_you: 'Эта роль не ниже вашей. Назначить её может только тот, кто стоит выше.',
    role_grants_more: 'В панели этой роли можно то, чего нельзя вам. Попросите того, у кого есть эти права.',
    role_opens_more: 'Эта роль открывает каналы, которых вы не видите. Попросите того, кто их видит.',
    role_forbidden:
      'Discord не дал боту выдать эту роль. Проверьте, что у бота есть право управлять ролями и он стоит выше неё; раз в час он пробует снова.',
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
