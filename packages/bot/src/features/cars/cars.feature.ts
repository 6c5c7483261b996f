import { returnLeftBehind } from '@famiglia/core/cars/run-cars';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { BotFeature } from '../../feature.ts';
import { pressReturn, pressTake } from './car-actions.ts';
import { tellOfCar } from './car-notice.ts';
import { keepCarPark } from './car-park.ts';
import { carsCommand, submitCar } from './cars-command.ts';

/** The car park: one message in which members take and return the family's cars. */
export const carsFeature: BotFeature = {
  name: 'cars',
  commands: [carsCommand],
  buttons: { take: pressTake, return: pressReturn },
  selects: { take: pressTake, return: pressReturn },
  modals: { save: submitCar },
  busHandlers: [
    {
      types: ['members.changed', 'guild.changed'],
      run: async ({ context }, event) => {
        if (event.type === 'members.changed') return returnLeftBehind(context, event);
        // A needed role may have been deleted.
        if (event.type !== 'guild.changed') return;
        const { guildId } = event;
        if ((await findSettings(context.db, guildId)).cars.on)
          await requestDelivery(context.db, { guildId, kind: 'car_park', subject: '' });
      },
    },
  ],
  deliveries: [
    { kind: 'car_park', deliver: keepCarPark, staysPosted: true, gatherMs: 300, spacingMs: 2000 },
    { kind: 'car_notice', deliver: tellOfCar },
  ],
};
