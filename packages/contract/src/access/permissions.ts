import type { Language } from '../kit/language.ts';

interface PermissionDeclaration extends Record<Language, string> {
  /** Only guild managers have it; panel users do not. */
  managersOnly?: true;
}

/** Every permission inside a guild, and what it lets people do. API, bot and panel check no others. */
const DECLARED = {
  'panel.view': { en: 'Open the panel', ru: 'Открывать панель' },
  'users.view': { en: 'See members', ru: 'Видеть участников' },
  'users.edit': { en: 'Edit members', ru: 'Редактировать участников' },
  'reputation.edit': { en: 'Change reputation', ru: 'Менять репутацию' },
  'events.view': { en: 'See events', ru: 'Видеть МП' },
  'events.manage': { en: 'Run events', ru: 'Проводить МП' },
  'capts.view': { en: 'See capts', ru: 'Видеть капты' },
  'capts.manage': { en: 'Run capts', ru: 'Проводить капты' },
  'gungame.view': { en: 'See gun game', ru: 'Видеть ган-гейм' },
  'gungame.moderate': { en: 'Review screens', ru: 'Проверять скрины' },
  'personnel.view': { en: 'See personnel files', ru: 'Видеть личные дела' },
  'personnel.manage': { en: 'Manage personnel', ru: 'Управлять кадрами' },
  'applications.view': { en: 'See applications', ru: 'Видеть заявки' },
  'applications.manage': { en: 'Review applications', ru: 'Рассматривать заявки' },
  'money.view': { en: 'See the family’s money', ru: 'Видеть общак' },
  'money.manage': { en: 'Keep the family’s money', ru: 'Вести общак' },
  'money.approve': { en: 'Approve paydays', ru: 'Подтверждать зарплату' },
  'reports.judge': { en: 'Judge reports', ru: 'Принимать отчёты' },
  'contracts.manage': { en: 'Run contracts', ru: 'Вести контракты' },
  'cars.manage': { en: 'Manage the car park', ru: 'Управлять автопарком' },
  'activity.view': { en: 'See activity', ru: 'Видеть активность' },
  'settings.manage': { en: 'Change settings', ru: 'Менять настройки', managersOnly: true },
  'access.manage': { en: 'Grant permissions', ru: 'Выдавать права', managersOnly: true },
  'subscription.manage': { en: 'Manage the subscription', ru: 'Управлять подпиской', managersOnly: true },
} as const satisfies Record<string, PermissionDeclaration>;

export type Permission = keyof typeof DECLARED;
export const PERMISSION_NAMES: Readonly<Record<Permission, PermissionDeclaration>> = DECLARED;
export const PERMISSIONS = Object.keys(DECLARED) as [Permission, ...Permission[]];

export const PANEL_USER_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter(
  (permission) => PERMISSION_NAMES[permission].managersOnly !== true,
);

export const ACCESS_LEVELS = ['manager', 'panel_user', 'member', 'none'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];
