import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'First steps',
  note: 'Everything works without them, but they teach the bot your family’s rules.',
  dismiss: 'Hide first steps',
  progress: (done: number, all: number) => `${done} of ${all}`,
  done: 'done',
  steps: {
    general: {
      name: 'Check language and time zone',
      note: 'Russian and Moscow time by default.',
    },
    channels: { name: 'Choose channels', note: 'At least for events and GG screens.' },
    bot: { name: 'Let the bot post', note: 'It may be missing a permission in a channel you chose.' },
    roles: { name: 'Grant permissions to a role', note: 'So your deputies can work without you.' },
  },
};

const ru: typeof en = {
  title: 'Первые шаги',
  note: 'Всё работает и без них, но так бот узнает правила вашей семьи.',
  dismiss: 'Скрыть первые шаги',
  progress: (done: number, all: number) => `${done} из ${all}`,
  done: 'готово',
  steps: {
    general: { name: 'Проверьте язык и часовой пояс', note: 'По умолчанию — русский и московское время.' },
    channels: { name: 'Выберите каналы', note: 'Хотя бы для мероприятий и скринов с ГГ.' },
    bot: { name: 'Разрешите боту писать', note: 'В выбранном канале ему может не хватать прав.' },
    roles: { name: 'Дайте роли права', note: 'Чтобы замы могли работать без вас.' },
  },
};

export const onboardingText: Texts<typeof en> = { en, ru };
