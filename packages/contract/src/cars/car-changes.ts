import { declareActivity } from '../activity/declare-activity.ts';
import { text } from '../activity/read-data.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { carName } from './car-name.ts';

export const carBusEvents = declareBusEvents({
  /** Cars or their holders changed. Which one does not matter: a guild has few. */
  'cars.changed': { ids: null, stale: ['cars'] },
});

/** The car park, and its log: who had which car. */
export const carActivity = declareActivity(
  'cars',
  (data) => ({ car: carName({ name: text(data['name']), plate: text(data['plate']) }) }),
  {
    'car.taken': {
      en: { name: 'Car taken', says: ({ car }) => `{target} took a car: ${car}` },
      ru: { name: 'Машина взята', says: ({ car }) => `{target} берёт машину: ${car}` },
    },
    'car.returned': {
      en: { name: 'Car returned', says: ({ car }) => `{target} returned a car: ${car}` },
      ru: { name: 'Машина возвращена', says: ({ car }) => `{target} возвращает машину: ${car}` },
    },
    'car.taken_back': {
      en: { name: 'Car taken back', says: ({ car }) => `Car taken back from {target}: ${car}` },
      ru: { name: 'Машину забрали', says: ({ car }) => `Машину забрали: ${car}. Она была у {target}` },
    },
    'car.left_behind': {
      en: {
        name: 'Car returned on leaving',
        says: ({ car }) => `{target} left the server, the car is free again: ${car}`,
      },
      ru: {
        name: 'Машина возвращена при уходе',
        says: ({ car }) => `{target} больше не на сервере, машина снова свободна: ${car}`,
      },
    },
    'car.added': {
      en: { name: 'Car added', says: ({ car }) => `Car added: ${car}` },
      ru: { name: 'Добавлена машина', says: ({ car }) => `Добавлена машина: ${car}` },
    },
    'car.edited': {
      en: { name: 'Car edited', says: ({ car }) => `Car edited: ${car}` },
      ru: { name: 'Изменена машина', says: ({ car }) => `Изменена машина: ${car}` },
    },
    'car.removed': {
      en: { name: 'Car removed', says: ({ car }) => `Car removed: ${car}` },
      ru: { name: 'Удалена машина', says: ({ car }) => `Удалена машина: ${car}` },
    },
    'car.removed_taken': {
      en: { name: 'Taken car removed', says: ({ car }) => `Car removed while {target} had it: ${car}` },
      ru: {
        name: 'Удалена занятая машина',
        says: ({ car }) => `Удалена машина: ${car}. Она была у {target}`,
      },
    },
  },
);
