import * as z from 'zod';
import { WELCOME_LENGTH } from '../../joining/welcome-text.ts';
import { snowflake } from '../../kit/shapes.ts';
import { freeText, nameText } from '../../kit/visible-text.ts';
import { NAME_PATTERNS, PATTERN_WORDS } from '../../moving/name-patterns.ts';
import type { NamePattern } from '../../moving/name-patterns.ts';
import type { Language } from '../../kit/language.ts';
import type { OptionText } from '../setting-kinds.ts';
import { choice, special, text, toggle } from '../setting-kinds.ts';
import { isEmoji } from '../../kit/emoji.ts';

/** Without their examples: those stand where names are read. */
const PATTERN_OPTIONS = Object.fromEntries(
  NAME_PATTERNS.map((pattern) => [
    pattern,
    { en: { label: PATTERN_WORDS.en[pattern].label }, ru: { label: PATTERN_WORDS.ru[pattern].label } },
  ]),
) as Record<NamePattern, Record<Language, OptionText>>;

export const joiningFields = {
  'joining.welcome': choice({
    section: 'joining',
    setup: 'joining',
    options: {
      off: { en: { label: 'Nowhere' }, ru: { label: 'Нигде' } },
      channel: {
        en: { label: 'In the channel', note: 'In the welcome channel from the Channels section.' },
        ru: { label: 'В канале', note: 'В канале для приветствий из раздела «Каналы».' },
      },
      dm: {
        en: { label: 'By direct message', note: 'Members with closed DMs will not get it.' },
        ru: { label: 'В личных сообщениях', note: 'У кого личка закрыта, тот его не получит.' },
      },
      both: { en: { label: 'Both' }, ru: { label: 'И там, и там' } },
    },
    default: 'off',
    en: { label: 'Where to welcome newcomers', hint: 'If many join at once, the bot skips welcomes.' },
    ru: { label: 'Где приветствовать новичков', hint: 'Если вступает сразу много людей, бот промолчит.' },
  }),
  'joining.welcome_text': special({
    kind: 'welcome_text',
    schema: freeText.min(1).max(WELCOME_LENGTH),
    section: 'joining',
    setup: 'joining',
    default: 'Добро пожаловать в {family}, {member}! Прочитай {rules} и укажи игровой ник командой `/ник`.',
    en: {
      label: 'Welcome',
      hint: 'Placeholders: {member} mentions the member, {nick} is the name, {family} the server, {rules} the rules channel.',
    },
    ru: {
      label: 'Приветствие',
      hint: 'Подставляются: {member} — упоминание, {nick} — имя, {family} — сервер, {rules} — канал с правилами.',
    },
  }),
  'joining.roles': special({
    kind: 'roles',
    schema: z.array(snowflake).max(10),
    section: 'joining',
    setup: 'joining',
    default: [],
    en: { label: 'First roles', hint: 'Everyone who joins gets them. Up to 10.' },
    ru: { label: 'Первые роли', hint: 'Их получает каждый, кто вступает. Не больше 10.' },
  }),
  'joining.return_roles': toggle({
    section: 'joining',
    setup: 'joining',
    default: false,
    en: {
      label: 'Give roles back to returning members',
      hint: 'Only roles without power over others, and not if the member was removed from the family or blacklisted.',
    },
    ru: {
      label: 'Возвращать роли вернувшимся',
      hint: 'Роли без власти над людьми, если участника не исключили из семьи и он не в чёрном списке.',
    },
  }),
  'nicknames.read': choice({
    section: 'joining',
    setup: 'joining',
    options: {
      off: { en: { label: 'Do not read' }, ru: { label: 'Не читать' } },
      ...PATTERN_OPTIONS,
    },
    default: 'off',
    en: {
      label: 'Read names from nicknames',
      hint: 'For members who join or are renamed later; only fields that are empty are filled.',
    },
    ru: {
      label: 'Читать имена из ников',
      hint: 'У тех, кто вступит или сменит ник позже; заполняются только пустые поля.',
    },
  }),
  'nicknames.on_acceptance': toggle({
    section: 'joining',
    setup: 'joining',
    default: true,
    en: {
      label: 'Rename accepted candidates',
      hint: 'Their server nickname is set by the pattern below. Members above the bot keep theirs.',
    },
    ru: {
      label: 'Менять ник принятым по заявке',
      hint: 'Ник на сервере ставится по шаблону ниже. Тем, кто выше бота, он не меняется.',
    },
  }),
  'nicknames.in_step': toggle({
    section: 'joining',
    setup: 'joining',
    default: false,
    en: {
      label: 'Keep nicknames in sync with in-game nicks',
      hint: 'The nickname follows the in-game nick, static ID and rank. Members above the bot keep theirs.',
    },
    ru: {
      label: 'Менять ник вслед за игровым',
      hint: 'Ник на сервере меняется вместе с игровым ником, статиком и рангом. Тем, кто выше бота, нет.',
    },
  }),
  'nicknames.pattern': text({
    section: 'joining',
    setup: 'joining',
    min: 1,
    max: 60,
    default: '{nick} | {static}',
    en: {
      label: 'Nickname pattern',
      hint: '{nick} is the in-game nick, {static} the static ID, {rank} the rank. Discord allows 32 characters.',
    },
    ru: {
      label: 'Шаблон ника',
      hint: '{nick} — игровой ник, {static} — статик, {rank} — ранг. В Discord помещается 32 символа.',
    },
  }),
  'joining.ping_text': text({
    section: 'joining',
    setup: 'joining',
    min: 1,
    max: 200,
    default: 'Выберите, о чём вас звать. Ещё одно нажатие снимает роль.',
    en: { label: 'Text above the ping roles' },
    ru: { label: 'Текст над ролями для упоминаний' },
  }),
  'joining.ping_roles': special({
    kind: 'ping_roles',
    schema: z
      .array(
        z.strictObject({
          role_id: snowflake,
          label: nameText.min(1).max(40),
          emoji: z
            .string()
            .max(64)
            .refine((emoji) => emoji === '' || isEmoji(emoji)),
        }),
      )
      .max(25),
    section: 'joining',
    setup: 'joining',
    default: [],
    en: {
      label: 'Ping roles',
      hint: 'Buttons in the ping role channel: members take and drop these roles themselves. Up to 25.',
    },
    ru: {
      label: 'Роли для упоминаний',
      hint: 'Кнопки в канале для таких ролей: каждый берёт и снимает их сам. Не больше 25.',
    },
    missing: {
      when: (valueOf) => valueOf('channels.ping_roles') !== null,
      en: 'their channel is chosen, but there are no roles to choose from.',
      ru: 'канал для них выбран, а самих ролей нет.',
    },
  }),
};
