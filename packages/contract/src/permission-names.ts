import type { Language } from './constants.ts';
import type { Permission } from './permissions.ts';

/** What each permission lets people do, in the words of the panel and of Discord. */
export const PERMISSION_NAMES: Readonly<Record<Language, Readonly<Record<Permission, string>>>> = {
  en: {
    'panel.view': 'Open the panel',
    'users.view': 'See members',
    'users.edit': 'Edit members',
    'reputation.edit': 'Change reputation',
    'events.view': 'See events',
    'events.manage': 'Run events',
    'capts.view': 'See capts',
    'capts.manage': 'Run capts',
    'gungame.view': 'See the gun game',
    'gungame.moderate': 'Judge screens',
    'personnel.view': 'See personnel files',
    'personnel.manage': 'Manage personnel',
    'activity.view': 'See the history',
    'settings.manage': 'Change settings',
    'access.manage': 'Give rights',
    'subscription.manage': 'Manage the plan',
  },
  ru: {
    'panel.view': 'Открывать панель',
    'users.view': 'Видеть участников',
    'users.edit': 'Менять участников',
    'reputation.edit': 'Менять репутацию',
    'events.view': 'Видеть МП',
    'events.manage': 'Вести МП',
    'capts.view': 'Видеть капты',
    'capts.manage': 'Вести капты',
    'gungame.view': 'Видеть ган-гейм',
    'gungame.moderate': 'Проверять скрины',
    'personnel.view': 'Видеть личные дела',
    'personnel.manage': 'Вести кадры',
    'activity.view': 'Видеть историю',
    'settings.manage': 'Менять настройки',
    'access.manage': 'Выдавать права',
    'subscription.manage': 'Вести подписку',
  },
};
