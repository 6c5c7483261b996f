import { declareActivity } from '../activity/declare-activity.ts';
import { text } from '../activity/read-data.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';

export const webhookBusEvents = declareBusEvents({
  /** Webhooks were made, changed or deleted, or something was sent to one. */
  'webhooks.changed': { ids: null, stale: ['webhooks'] },
});

/** The addresses outside that are told what happens. A row has the host only: the rest of an address may be a secret. */
export const webhookActivity = declareActivity(
  'rules',
  (data) => ({ name: text(data['name']), host: text(data['host']), gone: data['reason'] === 'gone' }),
  {
    'webhook.created': {
      en: { name: 'Webhook created', says: ({ name, host }) => `Webhook created: ${name} (${host})` },
      ru: { name: 'Создан вебхук', says: ({ name, host }) => `Создан вебхук: ${name} (${host})` },
    },
    'webhook.changed': {
      en: { name: 'Webhook changed', says: ({ name, host }) => `Webhook changed: ${name} (${host})` },
      ru: { name: 'Изменён вебхук', says: ({ name, host }) => `Изменён вебхук: ${name} (${host})` },
    },
    'webhook.deleted': {
      en: { name: 'Webhook deleted', says: ({ name }) => `Webhook deleted: ${name}` },
      ru: { name: 'Удалён вебхук', says: ({ name }) => `Удалён вебхук: ${name}` },
    },
    'webhook.switched_off': {
      en: {
        name: 'Webhook switched off by itself',
        says: ({ name, gone }) =>
          `Webhook switched off: ${name}, ${gone ? 'its receiver is gone' : 'nothing arrived for days'}`,
      },
      ru: {
        name: 'Вебхук выключился сам',
        says: ({ name, gone }) =>
          `Вебхук выключен: ${name}, ${gone ? 'получателя больше нет' : 'несколько дней ничего не доходило'}`,
      },
    },
  },
);
