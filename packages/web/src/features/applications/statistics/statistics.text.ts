import { counted } from '@famiglia/contract/kit/counted';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  span: 'Last',
  days: (count: number) => counted('en', 'days', count),
  received: 'Received',
  shareAccepted: 'Accepted',
  ofDecided: (accepted: number, decided: number) => `${accepted} of ${decided} decided`,
  medianWait: 'Waiting time',
  medianNote: 'half were decided faster',
  hours: (value: string) => `${value} h`,
  stayed: 'Still here after 30 days',
  stayedNote: (present: number, accepted: number) => `${present} of ${accepted} accepted`,
  waitingNow: (count: number) => `${count} waiting now`,
  byForm: 'By form',
  byRecruiter: 'By recruiter',
  columns: { name: 'Name', accepted: 'Accepted', refused: 'Declined', wait: 'Waiting time' },
  noStatistics: 'No applications in this period',
};

const ru: typeof en = {
  span: 'За последние',
  days: (count: number) => counted('ru', 'days', count),
  received: 'Получено',
  shareAccepted: 'Принято',
  ofDecided: (accepted: number, decided: number) => `${accepted} из ${decided} решённых`,
  medianWait: 'Время ожидания',
  medianNote: 'половина решена быстрее',
  hours: (value: string) => `${value} ч`,
  stayed: 'Остались через 30 дней',
  stayedNote: (present: number, accepted: number) => `${present} из ${accepted} принятых`,
  waitingNow: (count: number) => `сейчас ждут: ${count}`,
  byForm: 'По анкетам',
  byRecruiter: 'По рекрутёрам',
  columns: { name: 'Имя', accepted: 'Принято', refused: 'Отказов', wait: 'Ожидание' },
  noStatistics: 'За это время заявок не было',
};

export const statisticsText: Texts<typeof en> = { en, ru };
