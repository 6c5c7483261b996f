import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const carErrors = {
  car_exists: {
    status: 409,
    ru: 'Машина с таким названием и номером уже есть. Укажите другой номер или измените старую.',
    en: 'A car with this name and plate already exists. Type another plate, or edit the old one.',
  },
  too_many_cars: {
    status: 409,
    ru: 'В автопарке может быть не больше 50 машин. Удалите те, которых больше нет.',
    en: 'The car park holds up to 50 cars. Remove the ones you no longer have.',
  },
  cars_off: {
    status: 409,
    ru: 'Автопарк выключен. Его включают в настройках: /настройка.',
    en: 'The car park is turned off. A leader can turn it on in /setup.',
  },
  car_taken: {
    status: 409,
    ru: 'Эта машина уже занята. Возьмите другую или подождите, пока её вернут.',
    en: 'Someone already has this car. Take another one, or wait until it is returned.',
  },
  car_not_yours: {
    status: 409,
    ru: 'Эта машина сейчас не у вас, возвращать нечего. У кого она, видно в списке: /машины список.',
    en: 'You do not have this car, so there is nothing to return. See who has it: /cars list.',
  },
  car_rank_needed: {
    status: 403,
    ru: 'Для этой машины нужен ранг выше вашего. Возьмите другую или попросите лидера.',
    en: 'This car needs a higher rank than yours. Take another one, or ask a leader.',
  },
  car_rank_gone: {
    status: 409,
    ru: 'Роль, которая нужна для этой машины, удалена. Попросите лидера выбрать другую: /машины изменить.',
    en: 'The role this car needs was deleted. Ask a leader to choose another one: /cars edit.',
  },
  car_moved: {
    status: 409,
    ru: 'Пока вы смотрели, машину вернули или её взял кто-то другой. Проверьте список и решите заново.',
    en: 'Meanwhile the car was returned, or someone else took it. Check the list and decide again.',
  },
} as const satisfies ErrorDefinitions;
