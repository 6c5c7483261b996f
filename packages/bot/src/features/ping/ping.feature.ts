import { databaseLatency } from '@famiglia/core/platform/health/database-latency';
import type { BotCommand } from '../../kit/interactions/command.ts';
import type { BotFeature } from '../../feature.ts';
import { localised } from '../../kit/texts/localised.ts';

const en = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const ru = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });

const pingTexts = localised({
  en: {
    pong: 'I am online.',
    gateway: (ms: number) => `Discord: ${en.format(ms)} ms`,
    gatewayUnknown: 'Discord: not measured yet',
    database: (ms: number) => `Database: ${en.format(ms)} ms`,
  },
  ru: {
    pong: 'На месте.',
    gateway: (ms: number) => `Discord: ${ru.format(ms)} мс`,
    gatewayUnknown: 'Discord: ещё не измерено',
    database: (ms: number) => `База данных: ${ru.format(ms)} мс`,
  },
});

const pingCommand: BotCommand = {
  name: { en: 'ping', ru: 'пинг' },
  description: {
    en: 'Check that the bot is online and how fast it is',
    ru: 'Проверить, что бот на месте и как быстро отвечает',
  },
  place: 'anywhere',
  topic: 'bot',
  answer: 'private',
  run: async ({ bot, language, answer }) => {
    const texts = pingTexts[language];
    const gatewayMs = bot.client.ws.ping;
    const databaseMs = await databaseLatency(bot.context);
    const lines = [
      texts.pong,
      // The latency is unknown before the first heartbeat is answered.
      gatewayMs < 0 ? texts.gatewayUnknown : texts.gateway(gatewayMs),
      texts.database(databaseMs),
    ];
    await answer.reply({ content: lines.join('\n') });
  },
};

export const pingFeature: BotFeature = { name: 'ping', commands: [pingCommand] };
