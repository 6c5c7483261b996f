import { counted } from '../kit/counted.ts';
import { plural } from '../kit/plural.ts';
import { declareActivity } from '../activity/declare-activity.ts';
import { number, roleNames, text } from '../activity/read-data.ts';

/** What happens to somebody who comes, and to names in Discord. */
export const joiningActivity = declareActivity(
  'members',
  (data) => ({ count: number(data['count']), nickname: text(data['nickname']), name: text(data['name']) }),
  {
    'joining.storm': {
      en: {
        name: 'Many joined at once',
        says: ({ count }) =>
          `${counted('en', 'people', count)} joined within a minute: welcomes are paused for now`,
      },
      ru: {
        name: 'Много вступлений сразу',
        says: ({ count }) =>
          `За минуту ${plural('ru', count, {
            one: 'вступил # человек',
            few: 'вступили # человека',
            many: 'вступили # человек',
            other: 'вступили # человека',
          })}: приветствия пока приостановлены`,
      },
    },
    'nickname.ordered': {
      en: {
        name: 'Nicknames updated',
        says: ({ count }) => `Nicknames updated to the pattern: ${counted('en', 'members', count)}`,
      },
      ru: {
        name: 'Ники по шаблону',
        says: ({ count }) => `Ники приводятся к шаблону: ${counted('ru', 'members', count)}`,
      },
    },
    'nickname.left_alone': {
      en: {
        name: 'Nickname changed manually',
        says: ({ nickname, name }) =>
          `{target}’s nickname was changed manually again: ${name} instead of ${nickname}. The bot will leave it alone until the in-game nick changes`,
      },
      ru: {
        name: 'Ник изменён вручную',
        says: ({ nickname, name }) =>
          `Ник снова изменён вручную, {target}: «${name}» вместо «${nickname}». Бот не тронет его, пока не изменится игровой ник`,
      },
    },
  },
);

/** Activity that the personnel file shows. */
export const returnActivity = declareActivity('personnel', (data) => ({ roles: roleNames(data['roles']) }), {
  'joining.roles_returned': {
    en: { name: 'Roles restored', says: ({ roles }) => `{target} is back, roles restored: ${roles}` },
    ru: {
      name: 'Возвращены роли',
      says: ({ roles }) => `{target} снова с нами, роли возвращены: ${roles}`,
    },
  },
});
