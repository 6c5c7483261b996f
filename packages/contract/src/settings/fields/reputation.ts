import { FEATURE_NAMES } from '../../kit/feature-names.ts';
import * as z from 'zod';
import { snowflake } from '../../kit/shapes.ts';
import { choice, number, special, toggle } from '../setting-kinds.ts';
import { reputation, screens } from './units.ts';

export const reputationFields = {
  reputation_notices: toggle({
    section: 'reputation',
    setup: 'general',
    default: true,
    en: {
      label: 'Notify members of manual changes',
      hint: 'A direct message says who changed their reputation, by how much and why. Not sent when more than 25 members change at once.',
    },
    ru: {
      label: 'Сообщать о ручных изменениях',
      hint: 'В личку придёт, кто изменил репутацию, на сколько и почему. Не приходит, если меняют больше чем у 25 человек сразу.',
    },
  }),
  'shop.open': toggle({
    section: 'reputation',
    setup: 'general',
    default: false,
    en: {
      label: FEATURE_NAMES.en.shop,
      hint: 'Members spend reputation on what you offer: `/shop buy`.',
    },
    ru: {
      label: FEATURE_NAMES.ru.shop,
      hint: 'Участники тратят репутацию на то, что вы предложите: `/магазин купить`.',
    },
  }),
  'gg.mode': choice({
    section: 'reputation',
    setup: 'screens',
    options: {
      auto: {
        en: {
          label: 'Instantly',
          note: 'The reward is credited as soon as the screen arrives. Look-alikes are still flagged.',
        },
        ru: { label: 'Сразу', note: 'Награда приходит сразу за скрином. Похожие всё равно отмечаются.' },
      },
      review: {
        en: { label: 'After review', note: 'Each screen waits until a moderator approves it.' },
        ru: { label: 'После проверки', note: 'Каждый скрин ждёт, пока его примет модератор.' },
      },
    },
    default: 'auto',
    en: { label: 'When GG screens are rewarded' },
    ru: { label: 'Как засчитывать скрины с ГГ' },
  }),
  'gg.look_alikes': choice({
    section: 'reputation',
    setup: 'screens',
    options: {
      pay: {
        en: {
          label: 'Reward instantly',
          note: 'A moderator sees it next to the earlier one and can take the reward back.',
        },
        ru: {
          label: 'Засчитать сразу',
          note: 'Модератор увидит его рядом с прежним и сможет забрать награду.',
        },
      },
      hold: {
        en: { label: 'Hold', note: 'It waits until a moderator compares it with the earlier one.' },
        ru: { label: 'Задержать', note: 'Он ждёт, пока модератор не сравнит его с прежним.' },
      },
    },
    default: 'pay',
    en: {
      label: 'GG screens that look like an earlier one',
      hint: 'When screens are rewarded instantly. A copy of another member’s file always waits.',
    },
    ru: {
      label: 'Скрины с ГГ, похожие на прежние',
      hint: 'Если скрины засчитываются сразу. Копия чужого файла ждёт всегда.',
    },
  }),
  'gg.reward': number({
    section: 'reputation',
    setup: 'screens',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 5,
    off: { start: 5, en: 'no reward', ru: 'без награды' },
    en: { label: 'Reward per GG screen', hint: 'Reputation for each screen that counts.' },
    ru: { label: 'За скрин с ГГ', hint: 'Репутация за каждый засчитанный скрин.' },
  }),
  'gg.daily_limit': number({
    section: 'reputation',
    setup: 'screens',
    min: 1,
    max: 100,
    unit: screens,
    default: 5,
    en: {
      label: 'Screens per day',
      fullLabel: 'GG screens per day',
      hint: 'Anything a member posts beyond this earns nothing that day.',
    },
    ru: {
      label: 'Скринов в день',
      fullLabel: 'Скринов с ГГ в день',
      hint: 'Сверх этого числа скрины за день не засчитываются.',
    },
  }),
  reputation_roles: special({
    kind: 'reputation_roles',
    schema: z.array(z.strictObject({ role_id: snowflake, reputation: z.number().int() })).max(50),
    section: 'reputation',
    setup: 'roles',
    default: [],
    en: { label: 'Roles for reputation', hint: 'The bot gives the role once a member reaches this number.' },
    ru: { label: 'Роли за репутацию', hint: 'Бот выдаёт роль, когда участник набирает столько репутации.' },
  }),
};
