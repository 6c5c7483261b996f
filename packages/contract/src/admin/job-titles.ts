import type { Language } from '../kit/language.ts';

const en = {
  'sweep-expired-sign-ins': 'Removing unfinished sign-ins',
  'revoke-grants': 'Ending sign-ins at Discord',
  'expire-subscriptions': 'Ending expired plans',
  'remind-of-plan-end': 'Plan expiry reminders',
  'billing-notices': 'Notices from payment providers',
  'reconcile-billing': 'Checking payments with the provider',
  'renew-subscriptions': 'Renewing plans',
  'pay-refunds': 'Paying refunds',
  'remove-method': 'Removing cards at the payment provider',
  'check-providers': 'Checking the keys of payment providers',
  'tell-owner': 'Messages to site admins',
  'drop-old-logins': 'Removing the old sign-in history',
  'forget-person': 'Deleting a person’s data',
  'ask-for-waiting-logs': 'Family logs in Discord',
  'take-pictures': 'Copying pictures from Discord',
  'sweep-pictures': 'Removing unused pictures',
  'gather-tallies': 'Updating server stats',
  'drop-deleted-capts': 'Removing deleted capts for good',
  'post-series': 'Posting recurring events',
  'expire-warnings': 'Expiring warnings',
  'watch-applications': 'Application deadlines',
  'run-vacations': 'Starting and ending vacations',
  'tell-of-inactive': 'Weekly inactivity report',
  'notice-ranks': 'Checking who is ready for a promotion',
  'note-ready-members': 'Reporting who is ready for a promotion',
};

/** The background jobs, as a site admin reads them. */
export type TitledJob = keyof typeof en;

export const JOB_TITLES: Readonly<Record<Language, Readonly<Record<TitledJob, string>>>> = {
  en,
  ru: {
    'sweep-expired-sign-ins': 'Удаление незавершённых входов',
    'revoke-grants': 'Завершение входов в Discord',
    'expire-subscriptions': 'Отключение истёкших тарифов',
    'remind-of-plan-end': 'Напоминания об окончании тарифа',
    'billing-notices': 'Уведомления платёжных систем',
    'reconcile-billing': 'Сверка платежей',
    'renew-subscriptions': 'Продление тарифов',
    'pay-refunds': 'Возврат денег',
    'remove-method': 'Удаление карт в платёжной системе',
    'check-providers': 'Проверка ключей платёжных систем',
    'tell-owner': 'Сообщения администраторам сайта',
    'drop-old-logins': 'Удаление старой истории входов',
    'forget-person': 'Удаление данных человека',
    'ask-for-waiting-logs': 'Журналы семей в Discord',
    'take-pictures': 'Копирование картинок из Discord',
    'sweep-pictures': 'Удаление ненужных картинок',
    'gather-tallies': 'Обновление статистики серверов',
    'drop-deleted-capts': 'Окончательное удаление каптов',
    'post-series': 'Публикация серий',
    'expire-warnings': 'Окончание предупреждений',
    'watch-applications': 'Сроки заявок',
    'run-vacations': 'Начало и конец отпусков',
    'tell-of-inactive': 'Еженедельное сообщение о неактивных',
    'notice-ranks': 'Проверка готовых к повышению',
    'note-ready-members': 'Сообщение о готовых к повышению',
  },
};

/** A job that an older version left behind has only its id. */
export const jobTitle = (name: string, language: Language): string =>
  Object.hasOwn(en, name) ? JOB_TITLES[language][name as TitledJob] : name;
