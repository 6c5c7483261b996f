import { declareActivity } from '../activity/declare-activity.ts';
import { text } from '../activity/read-data.ts';
import type { Language } from '../kit/language.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';

export const keyBusEvents = declareBusEvents({
  /** Keys of the API or of the war feed were made, used or revoked. */
  'keys.changed': { ids: null, stale: ['keys'] },
});

/** The keys of programs that use the API. */
export const apiKeyActivity = declareActivity('rules', (data) => ({ name: text(data['name']) }), {
  'api_key.created': {
    en: { name: 'API key created', says: ({ name }) => `API key created: ${name}` },
    ru: { name: 'Создан ключ API', says: ({ name }) => `Создан ключ API: ${name}` },
  },
  'api_key.revoked': {
    en: { name: 'API key revoked', says: ({ name }) => `API key revoked: ${name}` },
    ru: { name: 'Отозван ключ API', says: ({ name }) => `Отозван ключ API: ${name}` },
  },
});

/** Where a row of the activity names the key with which its actor did it. */
export const KEY_IN_ACTIVITY = 'api_key';

/** Whoever acted, where a program did it with their key: the row keeps the key's name. */
export const withKey = (
  name: string | null,
  data: Readonly<Record<string, unknown>>,
  language: Language,
): string | null => {
  const key = text(data[KEY_IN_ACTIVITY]);
  if (name === null || key === '') return name;
  return language === 'en' ? `API key “${key}” of ${name}` : `Ключ API «${key}» (${name})`;
};
