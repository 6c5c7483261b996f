import { names, text, toggle } from '../setting-kinds.ts';

export const warFields = {
  'wars.family_names': names({
    section: 'wars',
    setup: 'wars',
    default: [],
    en: {
      label: 'Family name in the game',
      hint: 'How war feeds may spell it, up to five. Case, spaces and look-alike letters do not matter.',
    },
    ru: {
      label: 'Название семьи в игре',
      hint: 'Как её могут писать ленты войн, до пяти вариантов. Регистр, пробелы и похожие буквы не важны.',
    },
  }),
  'wars.server': text({
    section: 'wars',
    setup: 'wars',
    min: 0,
    max: 64,
    default: '',
    en: {
      label: 'Game server',
      hint: 'Wars of other servers are not taken. Leave it empty if the name is yours alone.',
    },
    ru: {
      label: 'Игровой сервер',
      hint: 'Войны других серверов не принимаются. Если такое название только у вас, оставьте пустым.',
    },
  }),
  'wars.post_at_once': toggle({
    section: 'wars',
    setup: 'wars',
    default: false,
    en: {
      label: 'Open the sign-up at once',
      fullLabel: 'Open the sign-up of a war at once',
      hint: 'The bot creates the capt itself if the war starts in five minutes or later.',
    },
    ru: {
      label: 'Сразу открывать запись',
      fullLabel: 'Сразу открывать запись на войну',
      hint: 'Бот сам создаст капт, если до начала войны не меньше пяти минут.',
    },
  }),
};
