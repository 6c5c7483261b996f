import { capitalizedAll } from '@famiglia/contract/kit/capitalized';
import { CRITERION_NAMES } from '@famiglia/contract/rosters/roster-words';
import type { Language } from '@famiglia/contract/kit/language';
import type { FieldKind, FieldValue, SettingField } from '@famiglia/contract/settings/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { localised } from '../../kit/texts/localised.ts';

type Between = (min: string, max: string) => string;

interface FieldTexts {
  /** What a field accepts, shown after invalid input. */
  rules: Record<Exclude<FieldKind, 'number' | 'text'>, string> & { number: Between; text: Between };
  nothing: string;
  more: (count: number) => string;
  someOf: (count: number, all: number) => string;
  on: string;
  off: string;
  criteria: Record<FieldValue<'events.sorting'>[number], string>;
}

/** Texts of `/setup` by kind of setting; the names of settings are in the contract. */
export const fieldTexts = localised<FieldTexts>({
  en: {
    rules: {
      choice: 'one of the options',
      switch: 'on or off',
      time_zone: 'a zone by its international name, such as Europe/Moscow',
      text: (min, max) => `${min} to ${max} characters`,
      channel:
        'a text channel of this server that you can see and write in; the log and review channels also need permission to see what they show',
      role: 'a role of this server, except @everyone',
      number: (min, max) => `a whole number from ${min} to ${max}`,
      people: 'up to 10 people of this server',
      webhooks: 'up to 10 lines, each with the address or the ID of a webhook',
      names: 'up to 5 lines of up to 64 characters, one name per line',
      reasons: 'up to 20 lines of up to 100 characters, one reason per line',
      reputation_roles:
        'a whole number, and a role below the bot’s and yours without power over people or the server; up to 50 roles',
      roles: 'up to 10 roles below the bot’s and yours without power over people or the server',
      ping_roles: 'a role below the bot’s and yours without any permissions, and one emoji; up to 25 roles',
      welcome_text: 'up to 1,000 characters; {member}, {nick}, {family} and {rules} are filled in',
      log_types: 'kinds of entries from the list; you need permission to see activity',
      reminders: 'up to five times',
      sorting: 'each criterion once',
    },
    nothing: 'not set',
    more: (count) => `and ${count} more`,
    someOf: (count, all) => `${count} of ${all} kinds of entries`,
    on: 'on',
    off: 'off',
    criteria: capitalizedAll(CRITERION_NAMES.en),
  },
  ru: {
    rules: {
      choice: 'один из вариантов',
      switch: 'включено или выключено',
      time_zone: 'пояс по международному названию, например Europe/Moscow',
      text: (min, max) => `от ${min} до ${max} символов`,
      channel:
        'текстовый канал этого сервера, который вы видите и в который пишете; для журнала и проверки нужно ещё право видеть то, что там будет',
      role: 'роль этого сервера, кроме @everyone',
      number: (min, max) => `целое число от ${min} до ${max}`,
      people: 'до 10 человек с этого сервера',
      webhooks: 'до 10 строк, в каждой адрес или ID вебхука',
      names: 'до 5 строк не длиннее 64 символов, по одному названию в строке',
      reasons: 'до 20 строк не длиннее 100 символов, по одной причине в строке',
      reputation_roles:
        'целое число и роль ниже роли бота и вашей, без власти над людьми и сервером; не больше 50 ролей',
      roles: 'до 10 ролей ниже роли бота и вашей, без власти над людьми и сервером',
      ping_roles: 'роль ниже роли бота и вашей, без прав, и один эмодзи; не больше 25 ролей',
      welcome_text: 'до 1 000 символов; подставляются {member}, {nick}, {family} и {rules}',
      log_types: 'виды записей из списка; нужно право видеть активность',
      reminders: 'не больше пяти раз',
      sorting: 'каждый критерий один раз',
    },
    nothing: 'не указано',
    more: (count) => `и ещё ${count}`,
    someOf: (count, all) => `${count} из ${all} видов записей`,
    on: 'включено',
    off: 'выключено',
    criteria: capitalizedAll(CRITERION_NAMES.ru),
  },
});

/** What a field accepts. Numbers are written with plain spaces, as in the rest of the sentence. */
export const ruleOf = (field: SettingField, language: Language): string => {
  const { rules } = fieldTexts[language];
  const declared = SETTINGS_FIELDS[field];
  if (declared.kind !== 'number' && declared.kind !== 'text') return rules[declared.kind];
  const format = new Intl.NumberFormat(language);
  const say = (limit: number): string => format.format(limit).replaceAll('\u00A0', ' ');
  const rule = rules[declared.kind](say(declared.min), say(declared.max));
  return declared.kind === 'number' && declared.off !== undefined
    ? `${rule}; 0: ${declared.off[language]}`
    : rule;
};
