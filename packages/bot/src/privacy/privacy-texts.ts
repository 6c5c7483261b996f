import { localised } from '../texts/localised.ts';

export const privacyTexts = localised({
  en: {
    exported: 'Everything Famiglia keeps about you, in all servers. Only you see this message.',
    tooLarge: (panel: string) =>
      `Your data is too large for a message in Discord. Take it from the panel: ${panel}`,
    warning: [
      '**Forget me, in all servers?**',
      'Goes: your account, sign-ins, in-game nick, static id, access to panels, your name in every history.',
      'Stays: what families count with. Reputation given and taken keeps its sums, under “Former member”.',
      'While you are on a server with the bot, you stand there like somebody who has just come: reputation 0.',
      'This cannot be undone.',
    ].join('\n'),
    forget: 'Forget me',
    keep: 'Keep everything',
    kept: 'Everything stays as it is.',
    begun: 'Famiglia is forgetting you. With a long past this takes some minutes; you need do nothing more.',
    notYours: 'This button belongs to somebody else. Type /privacy forget yourself.',
  },
  ru: {
    exported: 'Всё, что Famiglia хранит о вас, на всех серверах. Это сообщение видите только вы.',
    tooLarge: (panel: string) =>
      `Данных слишком много для сообщения в Discord. Скачайте их в панели: ${panel}`,
    warning: [
      '**Удалить ваши данные на всех серверах?**',
      'Исчезнут: аккаунт, история входов, игровой ник, статик, доступ к панелям, ваше имя во всех историях.',
      'Останется то, чем считает семья: суммы репутации сохранятся за «Бывшим участником».',
      'Пока вы на сервере с ботом, вы будете там как новичок: репутация 0.',
      'Отменить это нельзя.',
    ].join('\n'),
    forget: 'Забыть меня',
    keep: 'Отмена',
    kept: 'Всё осталось как было.',
    begun:
      'Famiglia забывает вас. Если история длинная, это займёт несколько минут; больше ничего делать не нужно.',
    notYours: 'Это кнопка другого человека. Введите /приватность забыть сами.',
  },
});
