import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'The family’s calendar',
  body: 'A private address that Google, Apple or Outlook can subscribe to: events appear there by themselves, each in your own time.',
  secret:
    'Whoever knows the address sees the events. It is shown once: keep it where only those get it who should.',
  create: 'Make the address',
  renew: 'Make a new one',
  renewNote: 'A new address ends this one.',
  active: (when: string) => `An address is in use since ${when}. It cannot be shown again.`,
  address: 'Calendar address',
  copy: 'Copy',
  copied: 'Copied',
  revoke: 'Switch off',
  revoked: 'The calendar address no longer works.',
};

const ru: typeof en = {
  title: 'Календарь семьи',
  body: 'Личный адрес, на который подписываются Google, Apple или Outlook: мероприятия появятся в календаре сами, в вашем времени.',
  secret:
    'Мероприятия увидит каждый, кто знает адрес. Он показывается один раз: передайте его только тем, кому нужно.',
  create: 'Создать адрес',
  renew: 'Создать новый',
  renewNote: 'Новый адрес отменит прежний.',
  active: (when) => `Адрес действует с ${when}. Показать его ещё раз нельзя.`,
  address: 'Адрес календаря',
  copy: 'Скопировать',
  copied: 'Скопировано',
  revoke: 'Отключить',
  revoked: 'Адрес календаря больше не работает.',
};

export const feedText: Texts<typeof en> = { en, ru };
