import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  day: 'Day',
  month: (delta: string) => `${delta} in 30 days`,
  guilds: {
    title: 'Servers',
    chart: 'Servers, Premium and trials at the end of each day',
    all: 'Servers',
    premium: 'Premium',
    trials: 'On trial',
    note: (premium: string, share: string, trials: string) =>
      `Premium ${premium} (${share}), on trial ${trials}`,
  },
  users: { title: 'People', chart: 'People who have signed in, at the end of each day', all: 'People' },
  logins: {
    title: 'Sign-ins in 30 days',
    chart: 'Sign-ins by day',
    all: 'Sign-ins',
    note: (average: string) => `${average} per day`,
  },
  plans: {
    title: 'Plan chosen on the pricing page',
    chart: 'Clicks on each plan’s button, by day',
    free: 'Free',
    premium: 'Premium',
    note: (premium: string, free: string) => `Premium ${premium}, Free ${free}`,
  },
  pictures: {
    title: 'Stored pictures',
    size: (size: string) => `${size} in total`,
    free: (size: string) => `The disk has ${size} left.`,
    unavailable: (count: number) =>
      plural('en', count, {
        one: '# Discord message is waiting for a picture that storage cannot return. See the log for details.',
        other:
          '# Discord messages are waiting for pictures that storage cannot return. See the log for details.',
      }),
  },
};

const ru: typeof en = {
  day: 'День',
  month: (delta: string) => `${delta} за 30 дней`,
  guilds: {
    title: 'Серверы',
    chart: 'Серверы, Premium и пробные на конец каждого дня',
    all: 'Серверы',
    premium: 'Premium',
    trials: 'Пробные',
    note: (premium: string, share: string, trials: string) =>
      `Premium ${premium} (${share}), пробных ${trials}`,
  },
  users: { title: 'Люди', chart: 'Сколько всего людей входило, на конец каждого дня', all: 'Люди' },
  logins: {
    title: 'Входы за 30 дней',
    chart: 'Входы по дням',
    all: 'Входы',
    note: (average: string) => `${average} в день`,
  },
  plans: {
    title: 'Выбор на странице тарифов',
    chart: 'Нажатия на кнопку каждого тарифа по дням',
    free: 'Free',
    premium: 'Premium',
    note: (premium: string, free: string) => `Premium ${premium}, Free ${free}`,
  },
  pictures: {
    title: 'Картинки на диске',
    size: (size: string) => `всего ${size}`,
    free: (size: string) => `На диске свободно ${size}.`,
    unavailable: (count: number) =>
      plural('ru', count, {
        one: '# сообщение в Discord ждёт картинку, которую не удаётся прочитать из хранилища. Подробности в журнале.',
        few: '# сообщения в Discord ждут картинки, которые не удаётся прочитать из хранилища. Подробности в журнале.',
        many: '# сообщений в Discord ждут картинки, которые не удаётся прочитать из хранилища. Подробности в журнале.',
        other:
          '# сообщения в Discord ждут картинки, которые не удаётся прочитать из хранилища. Подробности в журнале.',
      }),
  },
};

export const overviewText: Texts<typeof en> = { en, ru };
