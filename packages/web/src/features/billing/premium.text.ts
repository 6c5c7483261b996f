import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: 'The panel comes with Premium',
  ended:
    'Premium has ended for this server. Nothing is lost: screens, reputation and history are still here.',
  free: 'This server is on Free: the bot, reputation, events and basic stats keep working in Discord.',
  opens: 'What you get with Premium',
  gives: [
    ['The whole panel', 'Members, events, capts and the gun game in your browser, on a phone too.'],
    ['Live updates', 'Everything that happens in Discord shows up instantly.'],
    ['Activity history', 'Who changed what and when, kept forever.'],
    ['Screen gallery', 'Every GG screen in full size, look-alikes side by side.'],
    ['Role permissions', 'Give each Discord role exactly what it needs.'],
    ['Unlimited users', 'Bring the whole family into the panel.'],
  ] as readonly (readonly [string, string])[],
  picture: 'The panel: upcoming events, top movers, damage in capts and recent activity',
  promise: 'Cancel any time. Unused days can be refunded within 14 days of a payment.',
  withoutTrial: 'Buy right away',
  ask: 'A server manager can turn Premium on.',
};

const ru: typeof en = {
  title: 'Панель работает с Premium',
  ended: 'Premium на этом сервере закончился. Ничего не потеряно: скрины, репутация и история на месте.',
  free: 'Сервер на тарифе Free: бот, репутация, мероприятия и базовая статистика работают в Discord.',
  opens: 'Что откроет Premium',
  gives: [
    ['Вся панель', 'Участники, мероприятия, капты и ган-гейм в браузере, и с телефона тоже.'],
    ['Живые обновления', 'Всё, что происходит в Discord, сразу видно в панели.'],
    ['История активности', 'Кто, что и когда изменил. Хранится всегда.'],
    ['Галерея скринов', 'Каждый скрин с ГГ в полном размере, похожие рядом.'],
    ['Права по ролям', 'Роли в Discord получают ровно то, что им нужно.'],
    ['Сколько угодно людей', 'В панели работают все, кому вы её открыли.'],
  ],
  picture: 'Панель: ближайшие мероприятия, изменения репутации, урон в каптах и последние действия',
  promise:
    'Отменить можно в любой момент. В течение 14 дней после оплаты вернём деньги за неиспользованные дни.',
  withoutTrial: 'Купить сразу',
  ask: 'Premium может включить админ сервера.',
};

export const premiumText: Texts<typeof en> = { en, ru };
