import { NO_DIGEST } from '@famiglia/contract/digest/digest-words';
import type { ChannelProblem } from '@famiglia/contract/deliveries/delivery-problems';
import { DELIVERY_PROBLEM_TEXTS } from '@famiglia/contract/deliveries/delivery-problems';
import { counted } from '@famiglia/contract/kit/counted';
import type { WaitingKind } from '@famiglia/core/digest/read-waiting';
import { localised } from '../../kit/texts/localised.ts';

type Say = (count: number, about: string) => string;

const linesEn: Record<WaitingKind, Say> = {
  applications: (count) => `Applications: **${count}** · \`/applications list\``,
  vacation_requests: (count) => `Vacation requests: **${count}** · \`/vacations\``,
  vacations_end: (count, who) => `Back from vacation within a week: **${count}** (${who}) · \`/vacations\``,
  warnings_end: (count, who) => `Warnings end within a week: **${count}** (${who}) · \`/warnings\``,
  unseen: (count, who) => `Not seen for long: **${count}** (${who}) · \`/inactive\``,
  gg: (count) => `GG screens to review: **${count}** · \`/gg list\``,
  gungame: (count) => `Gun game screens to review: **${count}** · \`/gungame list\``,
  reports: (count) => `Reports to judge: **${count}** · \`/report list\``,
  owed: (count, sum) => `The family owes: ${sum} (${counted('en', 'people', count)}) · \`/payday show\``,
  debts: (count, sum) => `Owed to the family: ${sum} (${counted('en', 'people', count)}) · \`/payday show\``,
};

export const digestTexts = localised({
  en: {
    command: 'What the digest would look like now',
    period: 'Week or month',
    week: 'week',
    month: 'month',
    nothing: NO_DIGEST.en,
    leaders: 'What waits for leaders',
    waits: (parts: number) => `Things that wait for leaders: ${parts}. See the list with /digest.`,
    money: 'Debts and payouts',
    moneyWaits: 'The family’s debts, for those who may see its money: /digest.',
    nothingWaits: 'Nothing waits for leaders.',
    lost: (problem: ChannelProblem) =>
      `The digest of the week could not be posted. ${DELIVERY_PROBLEM_TEXTS[problem].en} /setup → Digest`,
    more: (count: number) => ` and ${count} more`,
    lines: linesEn,
  },
  ru: {
    command: 'Как итоги выглядели бы сейчас',
    period: 'Неделя или месяц',
    week: 'неделя',
    month: 'месяц',
    nothing: NO_DIGEST.ru,
    leaders: 'Что ждёт руководство',
    waits: (parts: number) => `Дел для руководства: ${parts}. Список: /итоги.`,
    money: 'Долги и выплаты',
    moneyWaits: 'Долги семьи, только тем, кто видит общак: /итоги.',
    nothingWaits: 'Руководству решать нечего.',
    lost: (problem: ChannelProblem) =>
      `Итоги недели не удалось опубликовать. ${DELIVERY_PROBLEM_TEXTS[problem].ru} /настройка → Итоги недели`,
    more: (count: number) => ` и ещё ${count}`,
    lines: {
      applications: (count) => `Заявки: **${count}** · \`/заявки список\``,
      vacation_requests: (count) => `Просят отпуск: **${count}** · \`/отпуска\``,
      vacations_end: (count, who) =>
        `Вернутся из отпуска в течение недели: **${count}** (${who}) · \`/отпуска\``,
      warnings_end: (count, who) =>
        `Предупреждения истекут в течение недели: **${count}** (${who}) · \`/предупреждения\``,
      unseen: (count, who) => `Давно не видно: **${count}** (${who}) · \`/неактивные\``,
      gg: (count) => `Скрины с ГГ на проверке: **${count}** · \`/гг список\``,
      gungame: (count) => `Скрины ган-гейма на проверке: **${count}** · \`/гангейм список\``,
      reports: (count) => `Отчёты на проверке: **${count}** · \`/отчёт список\``,
      owed: (count, sum) =>
        `Семья должна: ${sum} (${counted('ru', 'people', count)}) · \`/зарплата показать\``,
      debts: (count, sum) =>
        `Должны семье: ${sum} (${counted('ru', 'people', count)}) · \`/зарплата показать\``,
    },
  },
});
