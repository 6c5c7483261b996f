import { localised } from '../texts/localised.ts';

export const planEndTexts = localised({
  en: {
    title: { trial: 'The trial of Premium is ending', paid: 'Premium is ending' },
    body: (days: number, when: string) =>
      `${days === 1 ? 'One day is left' : 'Two days are left'}: the panel closes ${when}. The bot goes on, and nothing is lost: it all opens again with Premium.`,
    link: (url: string) => `[Open the subscription](${url})`,
  },
  ru: {
    title: { trial: 'Пробный Premium заканчивается', paid: 'Premium заканчивается' },
    body: (days: number, when: string) =>
      `${days === 1 ? 'Остался один день' : 'Осталось два дня'}: панель закроется ${when}. Бот продолжит работать, ничего не пропадёт: с Premium всё откроется снова.`,
    link: (url: string) => `[Открыть подписку](${url})`,
  },
});
