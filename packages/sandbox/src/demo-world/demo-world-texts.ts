import type { WorldLanguage } from '../world/world-seed.ts';

/** What the demo servers call their roles and channels. People and servers have the same names in both languages. */
const en = {
  moretti: {
    roles: {
      don: 'Don',
      consigliere: 'Consigliere',
      caporegime: 'Caporegime',
      moderator: 'Moderator',
      soldier: 'Soldier',
      newcomer: 'Newcomer',
      star: 'Star of the week',
      eventPing: 'Ping me for events',
      captPing: 'Ping me for capts',
    },
    categories: { family: 'Family', events: 'Events', staff: 'Headquarters', voice: 'Voice' },
    channels: {
      general: { name: 'general', topic: 'Everything Moretti' },
      /** For those who speak the other language. */
      guests: { name: 'russian' },
      apply: { name: 'apply', topic: 'Apply for the main roster and pick your pings' },
      lists: { name: 'members', topic: 'Who is in the family and who is away' },
      gg: { name: 'gg-screens', topic: 'A screenshot with GG = reputation' },
      gungame: { name: 'gun-game', topic: 'Screenshots of the gun game' },
      events: { name: 'events', topic: 'Sign up here' },
      capts: { name: 'capts', topic: 'Capts and their recordings' },
      review: { name: 'screenshot-review' },
      recruiting: { name: 'recruiting' },
      logs: { name: 'logs' },
      gathering: { name: 'Meeting point' },
      capt: { name: 'Capt' },
    },
  },
  bratva: {
    roles: { ataman: 'Ataman', brother: 'Brother' },
    channels: {
      category: 'Bratva',
      general: 'general',
      events: 'gatherings',
      gg: 'screenshots',
      review: 'review',
      voice: 'Voice',
    },
  },
};

export type DemoWorldTexts = typeof en;

const ru: DemoWorldTexts = {
  moretti: {
    roles: {
      don: 'Дон',
      consigliere: 'Консильери',
      caporegime: 'Капорежиме',
      moderator: 'Модератор',
      soldier: 'Солдат',
      newcomer: 'Новичок',
      star: 'Звезда недели',
      eventPing: 'Зовите на МП',
      captPing: 'Зовите на капты',
    },
    categories: { family: 'Семья', events: 'Мероприятия', staff: 'Штаб', voice: 'Голос' },
    channels: {
      general: { name: 'общий', topic: 'Разговоры семьи Моретти' },
      guests: { name: 'english' },
      apply: { name: 'заявки', topic: 'Заявка в основу и роли, по которым зовут' },
      lists: { name: 'состав', topic: 'Кто в семье и кто в отпуске' },
      gg: { name: 'скрины-гг', topic: 'Скрин с ГГ = репутация' },
      gungame: { name: 'ган-гейм', topic: 'Скрины с ган-гейма' },
      events: { name: 'мп', topic: 'Ставим плюсы' },
      capts: { name: 'капты', topic: 'ВЗП и откаты' },
      review: { name: 'проверка-скринов' },
      recruiting: { name: 'рекрутинг' },
      logs: { name: 'логи' },
      gathering: { name: 'Сбор' },
      capt: { name: 'Капт' },
    },
  },
  bratva: {
    roles: { ataman: 'Атаман', brother: 'Брат' },
    channels: {
      category: 'Братва',
      general: 'общий',
      events: 'сборы',
      gg: 'скрины',
      review: 'проверка',
      voice: 'Голос',
    },
  },
};

export const DEMO_WORLD_TEXTS: Readonly<Record<WorldLanguage, DemoWorldTexts>> = { en, ru };
