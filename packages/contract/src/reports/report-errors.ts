import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const reportErrors = {
  price_item_exists: {
    status: 409,
    ru: 'Такой предмет в прайсе уже есть. Измените его или назовите новый иначе.',
    en: 'The price list already has this item. Edit it, or give the new one another name.',
  },
  too_many_price_items: {
    status: 409,
    ru: 'В прайсе может быть не больше 50 предметов. Уберите те, что больше не нужны.',
    en: 'The price list holds up to 50 items. Remove the ones you no longer need.',
  },
  price_list_empty: {
    status: 409,
    ru: 'Прайс пока пуст, сдавать нечего. Лидер добавляет предметы: /прайс добавить.',
    en: 'The price list is empty, so there is nothing to report. A leader adds items: /prices add.',
  },
  report_limit_reached: {
    status: 409,
    ru: 'Это больше вашего лимита на день или неделю. Сколько ещё засчитают, видно в прайсе: /прайс список.',
    en: 'That is more than your limit for the day or week. See the price list: /prices list.',
  },
  report_over_limit: {
    status: 409,
    ru: 'Столько уже не засчитать: лимит участника на день или неделю. Исправьте количество или отклоните отчёт.',
    en: 'That is more than the member’s limit for that day or week. Correct the quantity or refuse the report.',
  },
  report_too_much: {
    status: 422,
    ru: 'Сумма отчёта слишком велика. Проверьте количество и цену.',
    en: 'The amount of this report is too large. Check the quantity and the price.',
  },
} as const satisfies ErrorDefinitions;
