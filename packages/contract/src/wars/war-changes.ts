import { declareActivity } from '../activity/declare-activity.ts';
import { text } from '../activity/read-data.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';

export const warBusEvents = declareBusEvents({
  /** Wars of the feed, or what leaders decided about them, changed. */
  'wars.changed': { ids: 'warIds', stale: ['wars'] },
});

/** The keys that collectors send wars with. */
export const warKeyActivity = declareActivity('rules', (data) => ({ name: text(data['name']) }), {
  'war_key.created': {
    en: { name: 'War feed key created', says: ({ name }) => `War feed key created: ${name}` },
    ru: { name: 'Создан ключ ленты войн', says: ({ name }) => `Создан ключ ленты войн: ${name}` },
  },
  'war_key.revoked': {
    en: { name: 'War feed key revoked', says: ({ name }) => `War feed key revoked: ${name}` },
    ru: { name: 'Отозван ключ ленты войн', says: ({ name }) => `Отозван ключ ленты войн: ${name}` },
  },
});

/** Wars that a feed told us of. */
export const warActivity = declareActivity(
  'capts',
  (data) => ({ attacker: text(data['attacker']), defender: text(data['defender']) }),
  {
    'war.seen': {
      en: {
        name: 'War found by the feed',
        says: ({ attacker, defender }) => `War feed: ${attacker} against ${defender}`,
      },
      ru: {
        name: 'Война из ленты',
        says: ({ attacker, defender }) => `Лента войн: ${attacker} против ${defender}`,
      },
    },
    'war.confirmed': {
      en: {
        name: 'War confirmed',
        says: ({ attacker, defender }) => `War confirmed: ${attacker} against ${defender}`,
      },
      ru: {
        name: 'Подтверждён итог войны',
        says: ({ attacker, defender }) => `Подтверждён итог войны: ${attacker} против ${defender}`,
      },
    },
    'war.capt_created': {
      en: {
        name: 'Sign-up opened from the war feed',
        says: ({ attacker, defender }) => `Sign-up opened for the war ${attacker} against ${defender}`,
      },
      ru: {
        name: 'Запись открыта по ленте войн',
        says: ({ attacker, defender }) => `Открыта запись на войну ${attacker} против ${defender}`,
      },
    },
    'war.linked': {
      en: {
        name: 'War linked to a capt',
        says: ({ attacker, defender }) => `War ${attacker} against ${defender} linked to a capt`,
      },
      ru: {
        name: 'Война связана с каптом',
        says: ({ attacker, defender }) => `Война ${attacker} против ${defender} связана с каптом`,
      },
    },
    'war.unlinked': {
      en: {
        name: 'War unlinked from its capt',
        says: ({ attacker, defender }) => `War ${attacker} against ${defender} unlinked from its capt`,
      },
      ru: {
        name: 'Война отвязана от капта',
        says: ({ attacker, defender }) => `Война ${attacker} против ${defender} отвязана от капта`,
      },
    },
    'war.ignored': {
      en: {
        name: 'War of the feed ignored',
        says: ({ attacker, defender }) => `War ${attacker} against ${defender} ignored`,
      },
      ru: {
        name: 'Война из ленты пропущена',
        says: ({ attacker, defender }) => `Война ${attacker} против ${defender} пропущена`,
      },
    },
  },
);
