import { plural } from '@famiglia/contract/plural';
import { localised } from '../texts/localised.ts';

const screens = (count: number) =>
  plural('ru', count, { one: '# скрин', few: '# скрина', many: '# скринов', other: '# скрина' });
const screensEn = (count: number) => plural('en', count, { one: '# screen', other: '# screens' });

export const submissionTexts = localised({
  en: {
    credited: (count: number, reward: number, name: string, balance: number) =>
      `Counted: ${screensEn(count)}, +${reward}. ${name} now: ${balance}.`,
    pending: (count: number) => `Waiting for a look: ${screensEn(count)}. The reward comes once approved.`,
    lookAlike: (when: string) => `Looks like a screen of ${when}`,
    copied: (when: string) => `The same file as another member’s screen of ${when}`,
    willCheck: 'a moderator will check',
    nobodyJudges:
      'There is nowhere to judge it yet: a family manager chooses the review channel in /setup → Channels.',
    rejected: (count: number) => `Rejected: ${screensEn(count)}.`,
    comment: (comment: string) => `Why: ${comment}`,
    refused: (place: number, why: string) => `Screen ${place}: ${why}`,
    copying: 'Copying the picture…',
    patience:
      'Discord or our storage does not answer right now. Nothing is lost: I keep trying and will tell the outcome here.',
    left: (left: number, limit: number) =>
      left === 0 ? `That was all for today: ${limit} of ${limit}.` : `Left today: ${left} of ${limit}.`,
  },
  ru: {
    credited: (count: number, reward: number, name: string, balance: number) =>
      `Засчитано: ${screens(count)}, +${reward}. ${name}: ${balance}.`,
    pending: (count: number) => `На проверке: ${screens(count)}. Награда придёт, когда примут.`,
    lookAlike: (when: string) => `Похож на скрин от ${when}`,
    copied: (when: string) => `Тот же файл, что у другого участника от ${when}`,
    willCheck: 'посмотрит модератор',
    nobodyJudges: 'Проверять его пока негде: канал проверки выбирает руководитель в /setup → «Каналы».',
    rejected: (count: number) => `Отклонено: ${screens(count)}.`,
    comment: (comment: string) => `Причина: ${comment}`,
    refused: (place: number, why: string) => `Скрин ${place}: ${why}`,
    copying: 'Копирую картинку…',
    patience:
      'Discord или наше хранилище сейчас не отвечает. Ничего не потеряно: пробую дальше и напишу здесь, чем кончилось.',
    left: (left: number, limit: number) =>
      left === 0 ? `На сегодня всё: ${limit} из ${limit}.` : `Сегодня осталось: ${left} из ${limit}.`,
  },
});
