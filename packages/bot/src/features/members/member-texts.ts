import { MEMBER_FIELDS } from '@famiglia/contract/members/member-words';
import type { Language } from '@famiglia/contract/kit/language';
import { trueMinus } from '@famiglia/contract/kit/true-minus';
import { localised } from '../../kit/texts/localised.ts';

const number = (language: Language, value: number) =>
  trueMinus(new Intl.NumberFormat(language).format(value));
const percent = (language: Language, share: number) =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);

export const memberTexts = localised({
  en: {
    ingame: MEMBER_FIELDS.en.ingame,
    noName: 'not set yet: /nick',
    place: (rank: number) => `#${number('en', rank)}`,
    screenshotsToday: 'GG screens today',
    screens: 'Screens in total',
    waiting: (count: number) => `${count} waiting`,
    reliability: MEMBER_FIELDS.en.reliability,
    kept: (came: number, of: number, share: number) => `${came} of ${of} (${percent('en', share)})`,
    noSignUps: 'no sign-ups yet',
    joined: 'In the family since',
    left: 'Left',
    panel: 'Open in the panel',
    nickForm: MEMBER_FIELDS.en.ingame_nick,
    nick: 'Nick',
    nickHint: 'For example, Ivan_Petrov. Leave empty to remove it.',
    staticId: MEMBER_FIELDS.en.static_id,
    staticIdHint: '3 to 10 digits. Leave empty to remove it.',
    saved: (who: string, name: string) => `${who} in game: ${name}`,
    removed: (who: string) => `${who}: in-game nick removed.`,
    you: 'You',
    wrongNick:
      'A nick is 2 to 32 letters and digits, joined by _ . - ’ or a space: Ivan_Petrov. Nothing changed.',
    wrongStaticId: 'A static ID is 3 to 10 digits, like 12345. Nothing changed.',
    nothingGiven: 'Enter a nick or a static ID.',
  },
  ru: {
    ingame: MEMBER_FIELDS.ru.ingame,
    noName: 'ещё не указан: /ник',
    place: (rank: number) => `${number('ru', rank)}-е место`,
    screenshotsToday: 'Скрины с ГГ сегодня',
    screens: 'Всего скринов',
    waiting: (count: number) => `${count} на проверке`,
    reliability: MEMBER_FIELDS.ru.reliability,
    kept: (came: number, of: number, share: number) => `${came} из ${of} (${percent('ru', share)})`,
    noSignUps: 'записей ещё не было',
    joined: 'В семье с',
    left: 'Выход',
    panel: 'Открыть в панели',
    nickForm: MEMBER_FIELDS.ru.ingame_nick,
    nick: 'Ник',
    nickHint: 'Например, Ivan_Petrov. Пустое поле уберёт ник.',
    staticId: MEMBER_FIELDS.ru.static_id,
    staticIdHint: 'От 3 до 10 цифр. Пустое поле уберёт статик.',
    saved: (who: string, name: string) => `${who} в игре: ${name}`,
    removed: (who: string) => `${who}: игровой ник убран.`,
    you: 'Вы',
    wrongNick:
      'Ник состоит из 2–32 букв и цифр, части соединяют _ . - ’ или пробел: Ivan_Petrov. Ничего не изменено.',
    wrongStaticId: 'Статик — это число из 3–10 цифр, например 12345. Ничего не изменено.',
    nothingGiven: 'Укажите ник или статик.',
  },
});
