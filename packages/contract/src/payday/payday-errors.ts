import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const paydayErrors = {
  payday_nothing_due: {
    status: 409,
    ru: 'Начислять пока нечего. Задайте ставки (/зарплата ставка), и следующая отмеченная явка попадёт в зарплату.',
    en: 'Nothing is due yet. Set rates (/payday rate), and the next attendance you mark will count.',
  },
  payday_not_open: {
    status: 409,
    ru: 'Эту зарплату уже подтвердили или отменили. Откройте её заново и посмотрите, что изменилось.',
    en: 'This payday was already approved or cancelled. Open it again to see what changed.',
  },
  payday_not_approved: {
    status: 409,
    ru: 'Эту зарплату ещё не подтвердили. Сначала подтвердите её.',
    en: 'This payday is not approved yet. Approve it first.',
  },
  payday_moved: {
    status: 409,
    ru: 'Пока вы смотрели, суммы изменились: исправили явку или внесли поправку. Проверьте список и подтвердите ещё раз.',
    en: 'The sums changed while you were looking: an attendance or a correction was entered. Check the list and approve again.',
  },
  payday_second_person: {
    status: 409,
    ru: 'Сумма выше лимита, и вы её уже подтвердили. Теперь её должен подтвердить кто-то ещё.',
    en: 'The sum is above the limit, and you already approved it. Now someone else has to approve it.',
  },
  correction_taken_back: {
    status: 409,
    ru: 'Эту поправку уже отменили. Обновите список.',
    en: 'This correction was already taken back. Refresh the list.',
  },
  treasury_of_payday: {
    status: 409,
    ru: 'Эта операция относится к зарплате. Отмените выплату там: /зарплата показать.',
    en: 'This operation belongs to a payday. Take the payout back there: /payday show.',
  },
} as const satisfies ErrorDefinitions;
