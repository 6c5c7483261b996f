import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Family calendar',
  body: 'A private link for Google, Apple or Outlook calendars: events show up there automatically, in your own time.',
  secret: 'Anyone with the link can see the events. It is shown once: share it only with those who need it.',
  create: 'Create link',
  renew: 'Create new link',
  renewNote: 'A new link replaces this one.',
  active: (when: string) => `A link has been active since ${when}. It cannot be shown again.`,
  address: 'Calendar link',
  revoke: 'Turn off',
  revoked: 'The calendar link no longer works.',
};

const ru: typeof en = {
  title: 'Календарь семьи',
  body: 'Личная ссылка для календаря Google, Apple или Outlook: мероприятия появятся там сами, в вашем времени.',
  secret:
    'Мероприятия увидит каждый, у кого есть ссылка. Она показывается один раз: давайте её только тем, кому нужно.',
  create: 'Создать ссылку',
  renew: 'Создать новую',
  renewNote: 'Новая ссылка заменит прежнюю.',
  active: (when) => `Ссылка действует с ${when}. Показать её ещё раз нельзя.`,
  address: 'Ссылка на календарь',
  revoke: 'Отключить',
  revoked: 'Ссылка на календарь больше не работает.',
};

export const feedText: Texts<typeof en> = { en, ru };
