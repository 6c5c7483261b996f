import { localised } from '../../kit/texts/localised.ts';

const en = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const ru = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });

export const pingTexts = localised({
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
