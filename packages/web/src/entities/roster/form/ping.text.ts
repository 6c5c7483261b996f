import { OPTION_NAMES } from '@famiglia/contract/rosters/option-names';
import { PING_WORDS } from '@famiglia/contract/rosters/roster-words';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  whom: OPTION_NAMES.en.ping,
  ...PING_WORDS.en,
  postedHint: 'Already posted: they will only be pinged again if spots are left.',
  asInSettings: 'Same as in settings',
  goneRole: 'A deleted role',
  again: 'Ping again if spots are left, minutes before',
  againHint: '0: never.',
  fromSettings: 'from settings',
  everyoneLeftOut:
    'The settings say @everyone, but Discord does not let you mention it, so the bot will ping nobody.',
  everyoneRefused: 'Discord does not let you mention @everyone, so the bot refuses it too. Choose a role.',
  problems: {
    ping_again: 'From 0 to 1,440 minutes.',
    unknown_role: 'This role is gone. Choose another one.',
  } as Record<string, string>,
  ping: 'Ping',
  pingAgain: (span: string) => `again ${span} before the start if spots are left`,
  refused: 'Nobody gets this ping: Discord does not let the bot mention this role.',
  repair:
    'Allow the bot “Mention @everyone, @here and All Roles” in the channel’s settings in Discord, or make the role mentionable.',
};

const ru: typeof en = {
  whom: OPTION_NAMES.ru.ping,
  ...PING_WORDS.ru,
  postedHint: 'Запись уже опубликована: позовём только ещё раз, если останутся места.',
  asInSettings: 'Как в настройках',
  goneRole: 'Удалённая роль',
  again: 'Позвать ещё раз при свободных местах, минут до начала',
  againHint: '0: никогда.',
  fromSettings: 'из настроек',
  everyoneLeftOut:
    'В настройках @everyone, но Discord не даёт вам его упоминать, поэтому бот никого не позовёт.',
  everyoneRefused: 'Discord не даёт вам упоминать @everyone, поэтому и бот откажет. Выберите роль.',
  problems: {
    ping_again: 'От 0 до 1440 минут.',
    unknown_role: 'Этой роли больше нет. Выберите другую.',
  },
  ping: 'Кого зовём',
  pingAgain: (span) => `ещё раз за ${span} до начала, если есть места`,
  refused: 'Упоминание никому не придёт: Discord не даёт боту упоминать эту роль.',
  repair:
    'Разрешите боту «Упоминание @everyone, @here и всех ролей» в настройках канала в Discord или сделайте роль упоминаемой.',
};

export const pingText: Texts<typeof en> = { en, ru };
