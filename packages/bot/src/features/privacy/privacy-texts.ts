import { PRIVACY_WORDS } from '@famiglia/contract/privacy/privacy-words';
import { localised } from '../../kit/texts/localised.ts';

export const privacyTexts = localised({
  en: {
    exported: 'Everything Famiglia keeps about you, across all servers. Only you can see this message.',
    tooLarge: (panel: string) =>
      `Your data is too large for a Discord message. Download it in the panel: ${panel}`,
    warning: [
      '**Delete your data on all servers?**',
      'Deleted: your account, sign-ins, in-game nick, static ID, panel access, your name in all history.',
      'Kept: the family’s totals. Reputation stays under “Former member”.',
      PRIVACY_WORDS.en.stillThere,
      'This cannot be undone.',
    ].join('\n'),
    forget: PRIVACY_WORDS.en.forget,
    keep: 'Cancel',
    kept: 'Nothing was deleted.',
    begun:
      'Deleting your data. With a long history this takes a few minutes; you do not need to do anything else.',
    notYours: 'This button is not yours. To delete your own data, use /privacy forget.',
  },
  ru: {
    exported: 'Всё, что Famiglia хранит о вас, на всех серверах. Это сообщение видите только вы.',
    tooLarge: (panel: string) =>
      `Данных слишком много для сообщения в Discord. Скачайте их в панели: ${panel}`,
    warning: [
      '**Удалить ваши данные на всех серверах?**',
      'Удалим: аккаунт, историю входов, игровой ник, статик, доступ к панелям, ваше имя во всей истории.',
      'Останутся только итоги семьи: репутация за «Бывшим участником».',
      PRIVACY_WORDS.ru.stillThere,
      'Это действие необратимо.',
    ].join('\n'),
    forget: PRIVACY_WORDS.ru.forget,
    keep: 'Отмена',
    kept: 'Ничего не удалено.',
    begun:
      'Удаляем ваши данные. Если история длинная, это займёт несколько минут; больше ничего делать не нужно.',
    notYours: 'Это не ваша кнопка. Чтобы удалить свои данные: /приватность забыть.',
  },
});
