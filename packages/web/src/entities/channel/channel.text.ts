import type { Texts } from '../../shared/language/texts.ts';

const en = {
  choose: 'Choose a channel',
  noRights: (name: string) => `${name} (the bot cannot post there)`,
  create: (name: string) => `Create #${name}`,
  creating: (name: string) => `The bot is creating #${name}…`,
  refused: (name: string) =>
    `Discord did not let the bot create #${name}. Give it “Manage Channels” and try again, or choose an existing channel.`,
};

const ru: typeof en = {
  choose: 'Выбрать канал',
  noRights: (name) => `${name} (бот не может там писать)`,
  create: (name) => `Создать #${name}`,
  creating: (name) => `Бот создаёт #${name}…`,
  refused: (name) =>
    `Discord не дал боту создать #${name}. Дайте ему право «Управлять каналами» и повторите или выберите готовый канал.`,
};

export const channelText: Texts<typeof en> = { en, ru };
