import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const treasuryErrors = {
  treasury_same_place: {
    status: 422,
    ru: 'Деньги уже лежат там, куда их переводят. Выберите другое место.',
    en: 'The money already lies where it is to go. Choose another place.',
  },
  treasury_moved: {
    status: 409,
    ru: 'Пока шёл пересчёт, здесь внесли другую операцию. Сверьте сумму с новым остатком и отправьте ещё раз.',
    en: 'Another operation was entered here while you counted. Compare with the new balance and send it again.',
  },
  treasury_taken_back: {
    status: 409,
    ru: 'Эту операцию уже отменили. Обновите список.',
    en: 'This operation was already taken back. Refresh the list.',
  },
  treasury_not_undoable: {
    status: 409,
    ru: 'Отмену отменить нельзя. Внесите операцию заново.',
    en: 'What takes an operation back cannot be taken back itself. Enter the operation again.',
  },
  treasury_out_of_range: {
    status: 422,
    ru: 'С этой суммой остаток вышел бы за пределы учёта. Проверьте число нулей.',
    en: 'With this amount the balance would leave the range that can be kept. Check the number of zeros.',
  },
  treasury_category_exists: {
    status: 409,
    ru: 'Категория с таким названием уже есть. Назовите новую иначе или измените старую.',
    en: 'A category with this name already exists. Choose another name, or edit the old one.',
  },
  too_many_treasury_categories: {
    status: 409,
    ru: 'Категорий может быть не больше 50. Удалите те, что больше не нужны.',
    en: 'You can have up to 50 categories. Delete the ones you no longer need.',
  },
} as const satisfies ErrorDefinitions;
