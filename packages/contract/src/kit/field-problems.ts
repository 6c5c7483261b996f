import type { AnswerProblem } from '../applications/application-form.ts';
import type { CaptFieldProblem } from '../capts/capts.ts';
import type { Language } from './language.ts';
import type { SquadFieldProblem } from '../rosters/squads.ts';

type Words = Record<Language, string>;

/** What is wrong with one field of a refused request. Programs read the name, people the words. */
const PROBLEMS = {
  // Problems found by the schemas of the calls.
  ingame_nick: {
    en: "Write letters and digits, with one space, _ . ' or - between the parts: Ivan_Petrov",
    ru: "Напишите буквы и цифры, между частями один пробел, _ . ' или -: Ivan_Petrov",
  },
  not_a_link: {
    en: 'Not a link to a recording: it begins with https://',
    ru: 'Это не ссылка на запись: она начинается с https://',
  },
  address: {
    en: 'Needs an address on the internet that begins with https://',
    ru: 'Нужен адрес в интернете, который начинается с https://',
  },
  amount: { en: 'Write an amount above zero', ru: 'Напишите сумму больше нуля' },
  cents: { en: 'Write a whole number of cents', ru: 'Напишите целое число центов' },
  not_a_message_link: {
    en: 'Not a link to a message: copy it from Discord',
    ru: 'Это не ссылка на сообщение: скопируйте её в Discord',
  },
  not_yet: { en: 'Has not happened yet', ru: 'Этого ещё не было' },
  static_id: { en: 'Write 3 to 10 digits', ru: 'Напишите от 3 до 10 цифр' },
  snowflake: {
    en: 'Not an id of Discord: it has 17 to 19 digits',
    ru: 'Это не ID из Discord: в нём от 17 до 19 цифр',
  },
  question_id: { en: 'At most 12 Latin letters and digits', ru: 'Не больше 12 латинских букв и цифр' },
  choice_options: {
    en: 'A choice needs 2 to 25 different options, other questions none',
    ru: 'Для выбора нужно от 2 до 25 разных вариантов, остальным вопросам варианты не нужны',
  },
  one_at_a_time: {
    en: 'A quantity is corrected for one report at a time',
    ru: 'Количество исправляют у отчётов по одному',
  },
  out_of_range: {
    en: 'Write a whole number from 1 to 1,000,000',
    ru: 'Напишите целое число от 1 до 1 000 000',
  },
  reason_needed: {
    en: 'Write why: the member will read it',
    ru: 'Напишите, почему: участник это увидит',
  },
  too_many_pictures: { en: 'At most three screenshots', ru: 'Не больше трёх скринов' },
  only_pinned_in: {
    en: 'A squad can only be named for somebody who is held in',
    ru: 'Отряд можно указать только тому, кто закреплён в составе',
  },
  read_only: {
    en: 'Cannot be changed here: leave it out, or send it as it stands',
    ru: 'Здесь это не меняется: уберите поле или пришлите его без изменений',
  },

  // Problems of values given to the bot.
  above_limit: { en: 'Above the limit', ru: 'Больше предела' },
  below_limit: { en: 'Below the limit', ru: 'Меньше предела' },
  empty: { en: 'Write something that can be seen', ru: 'Напишите то, что можно увидеть' },
  wrong_value: { en: 'This value does not fit here', ru: 'Такое значение здесь не подходит' },
  unstorable: {
    en: 'Contains a character that cannot be stored',
    ru: 'Содержит символ, который нельзя сохранить',
  },

  // Problems of settings.
  role_mention: {
    en: 'To ping everybody you need Discord’s permission “Mention @everyone, @here and All Roles”',
    ru: 'Чтобы звать всех, нужно право Discord «Упоминание @everyone, @here и всех ролей»',
  },
  needs_owner: {
    en: 'Only the owner of the server can turn this on',
    ru: 'Включить это может только владелец сервера',
  },

  // Times and days.
  in_past: { en: 'Is in the past: choose a later moment', ru: 'Уже в прошлом: выберите время позже' },
  in_future: {
    en: 'Is in the future: a result can be entered after the start',
    ru: 'Ещё в будущем: результат вносят после начала',
  },
  too_old: { en: 'Is too long ago', ru: 'Слишком давно' },
  too_far: { en: 'Is too far ahead', ru: 'Слишком далеко в будущем' },
  too_long: { en: 'Is too long', ru: 'Слишком долго' },
  first_rate_only: {
    en: 'Only the first rate of something counts earlier days: leave the days out',
    ru: 'Прошлые дни учитывает только первая ставка за что-то: уберите дни',
  },
  before_start: { en: 'Is before the first day', ru: 'Раньше первого дня' },
  not_later: {
    en: 'Is not later than it stands: choose a later day',
    ru: 'Не позже, чем сейчас: выберите день позже',
  },
  no_such_day: { en: 'There is no such day', ru: 'Такого дня нет' },
  no_dates: {
    en: 'Leaves no date at all: choose a later last day',
    ru: 'Не остаётся ни одной даты: выберите последний день позже',
  },
  unknown_time_zone: { en: 'There is no such time zone', ru: 'Такого часового пояса нет' },

  // Channels and roles.
  unknown_channel: {
    en: 'The channel does not exist, or you cannot see it',
    ru: 'Такого канала нет, или вы его не видите',
  },
  read_only_channel: { en: 'You cannot write in that channel', ru: 'Вам нельзя писать в этом канале' },
  needs_review_channel: { en: 'Needs a review channel', ru: 'Нужен канал для проверки' },
  needs_activity_view: { en: 'Needs the right to see the activity', ru: 'Нужно право видеть активность' },
  unknown_template: { en: 'There is no such template', ru: 'Такого шаблона нет' },
  unknown_fight_kind: {
    en: 'There is no such kind of fight: it may have been deleted',
    ru: 'Такого вида боя нет: возможно, его удалили',
  },
  unknown_category: {
    en: 'There is no such category: it may have been deleted',
    ru: 'Такой категории нет: возможно, её удалили',
  },
  unknown_role: { en: 'There is no such role', ru: 'Такой роли нет' },
  role_everyone: { en: '@everyone cannot be given', ru: '@everyone выдать нельзя' },
  role_managed: {
    en: 'The role belongs to a bot or to Discord',
    ru: 'Роль принадлежит боту или самому Discord',
  },
  role_dangerous: {
    en: 'The role can manage the server, so the bot does not give it',
    ru: 'Роль может управлять сервером, поэтому бот её не выдаёт',
  },
  role_above_bot: {
    en: 'The role is above the bot’s: drag the bot’s role higher',
    ru: 'Роль выше роли бота: поднимите роль бота',
  },
  role_above_you: { en: 'The role is above your own', ru: 'Роль выше вашей' },
  role_grants_more: {
    en: 'The role has permissions that you do not have',
    ru: 'У роли есть права, которых нет у вас',
  },
  role_opens_more: {
    en: 'The role opens channels you cannot see',
    ru: 'Роль открывает каналы, которых вы не видите',
  },
  role_bot_lacks: {
    en: 'The bot has no Discord permission “Manage Roles”',
    ru: 'У бота нет права Discord «Управлять ролями»',
  },
  role_used: {
    en: 'Another rule of the bot already gives or removes this role',
    ru: 'Эту роль уже выдаёт или снимает другое правило бота',
  },
  repeated: { en: 'Is listed twice', ru: 'Повторяется' },
  not_held: { en: 'You do not have this right yourself', ru: 'У вас самих нет этого права' },

  // Rosters.
  not_the_sum: { en: 'Must be the sum of the squads’ places', ru: 'Должно равняться сумме мест в отрядах' },
  duplicate_name: { en: 'An earlier squad has the same name', ru: 'Отряд с таким названием уже есть выше' },
  unknown_squad: { en: 'There is no such squad on this list', ru: 'В этом списке нет такого отряда' },
  leads_another: { en: 'Already leads an earlier squad', ru: 'Уже ведёт отряд выше' },
  not_a_member: { en: 'Is not a member of the server', ru: 'Нет такого участника на сервере' },
  named_twice: { en: 'Someone is named twice', ru: 'Кто-то назван дважды' },
  not_signed_up: { en: 'Was not signed up', ru: 'Нет в списке записавшихся' },
  attended: {
    en: 'Is marked as having come: only one of the two',
    ru: 'Уже отмечен приход: можно только одно из двух',
  },
  below_main: {
    en: 'Fewer places than people on the main list',
    ru: 'Мест меньше, чем людей в основном составе',
  },

  no_such_picture: {
    en: 'This picture is no longer there: choose one again',
    ru: 'Этой картинки больше нет: выберите её заново',
  },

  // Capts and damage tables.
  duplicate_player: { en: 'An earlier row has the same player', ru: 'Этот игрок уже есть в строке выше' },
  too_many_players: {
    en: 'There is no place for this player: raise the number of places',
    ru: 'Этому игроку нет места: увеличьте число мест',
  },
  not_from_here: {
    en: 'A finished or cancelled capt cannot be opened again',
    ru: 'Завершённый или отменённый капт нельзя открыть снова',
  },
  result_missing: { en: 'A finished capt needs a result', ru: 'У завершённого капта должен быть результат' },
  result_too_early: {
    en: 'Only a finished capt has a result',
    ru: 'Результат бывает только у завершённого капта',
  },
  too_large: { en: 'Is too large', ru: 'Слишком много' },

  // Answers of an application.
  missing: { en: 'An answer is needed', ru: 'Нужен ответ' },
  not_a_number: { en: 'Write a number', ru: 'Напишите число' },
  bad_age: { en: 'Write an age from 10 to 99', ru: 'Напишите возраст от 10 до 99' },
  bad_nick: { en: 'Write the nick as in the game: Ivan_Petrov', ru: 'Напишите ник как в игре: Ivan_Petrov' },
  bad_static: { en: 'Write 3 to 10 digits', ru: 'Напишите от 3 до 10 цифр' },
  not_an_option: { en: 'Choose one of the options', ru: 'Выберите один из вариантов' },
} satisfies Record<string, Words> & Record<AnswerProblem | CaptFieldProblem | SquadFieldProblem, Words>;

export const FIELD_PROBLEMS: Readonly<Record<string, Words>> = PROBLEMS;

/**
 * A field's problem for people, and its name for programs if it has one. What it is about may follow the name:
 * `not_a_member: 123`.
 */
export const describeProblem = (problem: string, language: Language): { message: string; code?: string } => {
  const [name = '', ...about] = problem.split(': ');
  const words = FIELD_PROBLEMS[name]?.[language];
  return words === undefined ? { message: problem } : { code: name, message: [words, ...about].join(': ') };
};
