import { channel, names, people, text, toggle, webhooks } from '../setting-kinds.ts';

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
  'channels.war_reports': channel({
    among: 'wars',
    en: {
      label: 'Channel for reports',
      fullLabel: 'Channel for war reports',
      hint: 'JSON posted here, as text or as a file, is read like JSON sent with a key.',
    },
    ru: {
      label: 'Канал для отчётов',
      fullLabel: 'Канал для отчётов о войнах',
      hint: 'JSON из этого канала, текстом или файлом, бот читает так же, как присланный с ключом.',
    },
  }),
  'wars.reporters': people({
    section: 'wars',
    setup: 'wars',
    onlyIf: (valueOf) => valueOf('channels.war_reports') !== null,
    en: { label: 'Who reports there', fullLabel: 'Who reports wars in the channel' },
    ru: { label: 'Кто присылает туда', fullLabel: 'Кто присылает отчёты в канал' },
    missing: {
      when: (valueOf) =>
        valueOf('channels.war_reports') !== null &&
        (valueOf('wars.report_webhooks') as unknown[]).length === 0,
      en: 'a channel for war reports is chosen, but nobody whose reports count.',
      ru: 'канал для отчётов о войнах выбран, но не указано, чьи отчёты принимать.',
    },
  }),
  'wars.report_webhooks': webhooks({
    section: 'wars',
    setup: 'wars',
    onlyIf: (valueOf) => valueOf('channels.war_reports') !== null,
    en: {
      label: 'Webhooks that report there',
      fullLabel: 'Webhooks that report wars in the channel',
      hint: 'Paste the webhook’s address: only its ID is kept.',
    },
    ru: {
      label: 'Вебхуки, которые присылают туда',
      fullLabel: 'Вебхуки, которые присылают отчёты в канал',
      hint: 'Вставьте адрес вебхука: останется только его ID.',
    },
  }),
};
