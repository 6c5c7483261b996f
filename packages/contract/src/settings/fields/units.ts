/** What stands behind a number, by how many there are. */
export const reputation = {
  en: { one: 'reputation', other: 'reputation' },
  ru: { one: 'репутации', other: 'репутации' },
};
export const screens = {
  en: { one: 'screen', other: 'screens' },
  ru: { one: 'скрин', few: 'скрина', many: 'скринов', other: 'скрина' },
};
export const minutes = {
  en: { one: 'minute', other: 'minutes' },
  ru: { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' },
};
export const days = {
  en: { one: 'day', other: 'days' },
  ru: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
};
export const hours = {
  en: { one: 'hour', other: 'hours' },
  ru: { one: 'час', few: 'часа', many: 'часов', other: 'часа' },
};
/** Stands after “after”: «после 3 неявок». */
export const noShows = {
  en: { one: 'no-show', other: 'no-shows' },
  ru: { one: 'неявки', few: 'неявок', many: 'неявок', other: 'неявки' },
};
export const points = {
  en: { one: 'point', other: 'points' },
  ru: { one: 'балл', few: 'балла', many: 'баллов', other: 'балла' },
};
export const percent = { en: { one: '%', other: '%' }, ru: { one: '%', few: '%', many: '%', other: '%' } };
