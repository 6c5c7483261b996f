import { choice, number, role, text, toggle } from '../settings/setting-kinds.ts';

const place = { section: 'events', setup: 'events' } as const;
const words = (label: string) => ({ en: { label }, ru: { label } });
const unit = { en: { one: 'point', other: 'points' }, ru: { one: 'очко', other: 'очков' } };

/**
 * Settings that exist only in tests, of every kind that needs no more than a declaration, and more of them than one
 * form of Discord holds.
 */
export const SAMPLE_SETTINGS = {
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [
      `events.number_${index}`,
      number({ ...place, ...words(`Number ${index}`), min: 0, max: 9, unit, default: index }),
    ]),
  ),
  'events.greeting': text({ ...place, ...words('Greeting'), min: 0, max: 50, default: 'Hi' }),
  'events.threads': toggle({ ...place, ...words('Threads'), default: true }),
  'events.ping_role': role({ ...place, ...words('Role to ping') }),
  'events.look_alikes': choice({
    ...place,
    ...words('Look-alikes'),
    options: { pay: words('Pay'), hold: words('Hold') },
    default: 'hold',
  }),
};
