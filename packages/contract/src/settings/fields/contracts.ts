import { FEATURE_NAMES } from '../../kit/feature-names.ts';
import { OPTION_NAMES } from '../../rosters/option-names.ts';
import { channel, number, role, toggle } from '../setting-kinds.ts';
import { percent } from './units.ts';

export const contractFields = {
  'channels.contracts': channel({
    among: 'contracts',
    en: {
      label: 'Channel',
      fullLabel: FEATURE_NAMES.en.contracts,
      hint: 'Contracts are posted here.',
    },
    ru: {
      label: 'Канал',
      fullLabel: FEATURE_NAMES.ru.contracts,
      hint: 'Сюда бот пишет контракты.',
    },
  }),
  'contracts.one_active': toggle({
    section: 'contracts',
    setup: 'contracts',
    default: true,
    en: {
      label: 'One contract at a time',
      hint: 'Nobody joins a second contract before the first is confirmed. A leader can still add them.',
    },
    ru: {
      label: 'Один контракт за раз',
      hint: 'Во второй не записаться, пока первый не подтверждён. Лидер может добавить человека сам.',
    },
  }),
  'contracts.family_percent': number({
    section: 'contracts',
    setup: 'contracts',
    min: 0,
    max: 100,
    unit: percent,
    default: 0,
    off: { start: 20, en: 'nothing', ru: 'ничего' },
    en: {
      label: 'Family’s part',
      fullLabel: 'Family’s part of a contract',
      hint: 'For new contracts; each may have its own. This part stays in the treasury.',
    },
    ru: {
      label: 'Доля семьи',
      fullLabel: 'Доля семьи в контракте',
      hint: 'Для новых контрактов, в каждом можно поменять. Эта часть остаётся в общаке.',
    },
  }),
  'contracts.ping_role_id': role({
    section: 'contracts',
    setup: 'contracts',
    everyone: true,
    en: {
      label: OPTION_NAMES.en.ping,
      fullLabel: 'Who to ping for contracts',
      hint: 'Mentioned once, when a contract is posted.',
    },
    ru: {
      label: OPTION_NAMES.ru.ping,
      fullLabel: 'Кого звать на контракты',
      hint: 'Бот упомянет один раз, когда появится контракт.',
    },
  }),
  'contracts.thread': toggle({
    section: 'contracts',
    setup: 'contracts',
    default: false,
    en: {
      label: OPTION_NAMES.en.thread,
      fullLabel: 'Thread for those who do a contract',
      hint: 'A private thread, opened when sign-up closes. Screenshots posted there are reports.',
    },
    ru: {
      label: OPTION_NAMES.ru.thread,
      fullLabel: 'Ветка для тех, кто выполняет контракт',
      hint: 'Приватная ветка: появится, когда набор закроется. Скрины из неё засчитываются как отчёты.',
    },
  }),
};
