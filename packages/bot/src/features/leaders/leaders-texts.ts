import { plural } from '@famiglia/contract/kit/plural';
import { localised } from '../../kit/texts/localised.ts';

/** What leaders read by direct message where the family has no channel for them. */
export const leadersTexts = localised({
  en: {
    summary: (count: number) => `**${count} things for leaders:**`,
    more: (count: number) => `…and ${count} more.`,
    why: {
      no_channel:
        'You read this here because the family has no leaders’ channel. Choose one with /setup → Channels → “Leaders: personnel”.',
      channel_gone:
        'You read this here because the leaders’ channel is gone. Choose another with /setup → Channels → “Leaders: personnel”.',
      missing_permissions:
        'You read this here because the bot cannot post in the leaders’ channel. Allow it to view the channel, send messages and embed links.',
    },
    call: 'There is news for the leaders that the bot can deliver to nobody: there is no leaders’ channel, and direct messages are closed. Choose a channel with /setup → Channels → “Leaders: personnel”, and it comes there.',
  },
  ru: {
    summary: (count: number) =>
      `**${count} ${plural('ru', count, { one: 'новость', few: 'новости', many: 'новостей', other: 'новости' })} для руководства:**`,
    more: (count: number) => `…и ещё ${count}.`,
    why: {
      no_channel:
        'Это пришло в личку, потому что у семьи нет канала руководства. Выберите его: /настройка → Каналы → «Руководству: кадры».',
      channel_gone:
        'Это пришло в личку, потому что канала руководства больше нет. Выберите другой: /настройка → Каналы → «Руководству: кадры».',
      missing_permissions:
        'Это пришло в личку, потому что бот не может писать в канал руководства. Разрешите ему просматривать канал, отправлять сообщения и встраивать ссылки.',
    },
    call: 'Есть новости для руководства, но боту некому их передать: канала руководства нет, а личные сообщения закрыты. Выберите канал: /настройка → Каналы → «Руководству: кадры», и всё придёт туда.',
  },
});
