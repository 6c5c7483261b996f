import type { Language } from '@famiglia/contract/kit/language';
import type { PageName } from '../src/public/page-names.ts';

/** The description that a search engine or a chat shows below the title. */
export const DESCRIPTIONS: Record<PageName, Record<Language, string>> = {
  landing: {
    en: 'A Discord bot and a web panel for GTA 5 RP families: reputation for GG screens, events that sort themselves, capt damage statistics. Start free.',
    ru: 'Discord-бот и веб-панель для семей GTA 5 RP: репутация за скрины с ГГ, автосортировка МП, статистика урона на каптах. Начните бесплатно.',
  },
  pricing: {
    en: 'Famiglia Free and Premium: what each plan gives your Discord server. 7 days free, cancel any time, unused time refunded within 14 days.',
    ru: 'Famiglia Free и Premium: что даёт каждый тариф вашему серверу Discord. 7 дней бесплатно, отмена в любой момент, возврат в течение 14 дней.',
  },
  login: {
    en: 'Sign in to Famiglia with Discord and manage your family’s server.',
    ru: 'Войдите в Famiglia через Discord и управляйте сервером своей семьи.',
  },
  'not-found': {
    en: 'This page does not exist or was removed.',
    ru: 'Такой страницы нет или её удалили.',
  },
  guide: {
    en: 'Famiglia’s guide for leaders and members: __GUIDE_TITLE__.',
    ru: 'Руководство Famiglia для лидеров и участников: __GUIDE_TITLE__.',
  },
  legal: {
    en: '__LEGAL_TITLE__ · Famiglia',
    ru: '__LEGAL_TITLE__ · Famiglia',
  },
};

/** The two lines of the picture that a chat shows for a shared link. */
export const PICTURE_LINES: Record<Language, readonly string[]> = {
  en: ['Your capt roster', 'sorts itself'],
  ru: ['Состав на капт', 'собирается сам'],
};
