import * as z from 'zod';
import { choice, special, text, toggle } from '../setting-kinds.ts';

export const generalFields = {
  language: choice({
    section: 'general',
    setup: 'general',
    options: {
      ru: { en: { label: 'Русский' }, ru: { label: 'Русский' } },
      en: { en: { label: 'English' }, ru: { label: 'English' } },
    },
    default: 'ru',
    en: {
      label: 'Language',
      hint: 'For the bot’s posts. Personal replies come in the reader’s language.',
    },
    ru: { label: 'Язык', hint: 'Для общих сообщений бота. Личные ответы приходят на языке читателя.' },
  }),
  // Most families live in Moscow time.
  time_zone: special({
    kind: 'time_zone',
    schema: z.string().max(64),
    section: 'general',
    setup: 'general',
    default: 'Europe/Moscow',
    en: { label: 'Time zone', hint: 'Times are shown in this zone and in the reader’s own.' },
    ru: { label: 'Часовой пояс', hint: 'Время показываем в этом поясе и в поясе читателя.' },
  }),
  reputation_name: text({
    section: 'general',
    setup: 'general',
    min: 1,
    max: 32,
    default: 'Репутация',
    en: { label: 'Reputation name', hint: 'Points, respect, dollars: whatever your family says.' },
    ru: { label: 'Название репутации', hint: 'Очки, респект, доллары: как принято в семье.' },
  }),
  own_decisions: toggle({
    section: 'general',
    setup: 'general',
    default: false,
    en: {
      label: 'Decisions about oneself',
      hint: 'Leaders may change their own reputation and rank, review their own screens and applications, lift their own warnings and approve their own vacations. Only the server owner can turn this on, and the owner may do so anyway.',
    },
    ru: {
      label: 'Решения о себе',
      hint: 'Лидерам можно менять свою репутацию и ранг, проверять свои скрины и заявки, снимать свои предупреждения и одобрять свои отпуска. Включить это может только владелец сервера; самому владельцу это можно и так.',
    },
  }),
};
