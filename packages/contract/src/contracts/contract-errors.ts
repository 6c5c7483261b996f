import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const contractErrors = {
  contract_closed: {
    status: 409,
    ru: 'Набор на этот контракт закрыт. Чтобы изменить список, откройте набор снова.',
    en: 'Sign-up for this contract is closed. Reopen it to change the list.',
  },
  contract_over: {
    status: 409,
    ru: 'Этот контракт уже подтверждён или отменён. Создайте новый.',
    en: 'This contract is already confirmed or canceled. Create a new one.',
  },
  contract_not_confirmed: {
    status: 409,
    ru: 'Этот контракт не подтверждён, отменять нечего.',
    en: 'This contract is not confirmed, so there is nothing to take back.',
  },
  contract_nobody_contributed: {
    status: 409,
    ru: 'Ни у кого нет вклада, делить не на кого. Впишите, кто что сделал, или отмените контракт.',
    en: 'Nobody has a contribution, so there is nobody to share among. Write down who did what, or cancel the contract.',
  },
  contract_people_changed: {
    status: 409,
    ru: 'Пока вы считали, в списке появился ещё кто-то. Посмотрите на список и подтвердите снова.',
    en: 'Someone joined the list while you were counting. Look at the list and confirm again.',
  },
  contract_too_much: {
    status: 422,
    ru: 'Сумма контракта слишком велика. Проверьте цену и вклады.',
    en: 'The contract adds up to too much. Check the price and the contributions.',
  },
  contract_settled: {
    status: 409,
    ru: 'С подтверждения прошло больше 60 дней, зарплаты за это время закрыты. Поправьте сумму бонусом или штрафом.',
    en: 'It was confirmed more than 60 days ago, and the paydays of that time are settled. Use a bonus or a fine instead.',
  },
  contract_not_joined: {
    status: 409,
    ru: 'Вас нет в этом контракте, отчитываться не о чем. Сначала запишитесь кнопкой под ним.',
    en: 'You are not in this contract, so there is nothing to report. Join it with the button below it first.',
  },
} as const satisfies ErrorDefinitions;
