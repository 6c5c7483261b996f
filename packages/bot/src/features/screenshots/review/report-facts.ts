import type { Language } from '@famiglia/contract/kit/language';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import { PRICE_FIELDS, quantityText } from '@famiglia/contract/reports/report-words';
import type { Queryable } from '@famiglia/core/platform/db/database';
import { findReports } from '@famiglia/core/reports/report.queries';
import type { ScreenshotRow } from '@famiglia/core/screenshots/intake/screenshot.queries';
import { escapeText } from '../../../kit/discord/escape-text.ts';
import { localised } from '../../../kit/texts/localised.ts';

/** How a report reads on its card. */
export const reportCardTexts = localised({
  en: {
    item: PRICE_FIELDS.en.name,
    contract: 'Contract',
    quantity: 'Quantity',
    amount: 'Amount',
    correct: 'Correct',
    authorLeft: '⚠️ The author has left the server. If you accept it, the money is still owed.',
    itemRemoved: 'This item is no longer on the price list; the price at sending counts.',
  },
  ru: {
    item: PRICE_FIELDS.ru.name,
    contract: 'Контракт',
    quantity: 'Количество',
    amount: 'Сумма',
    correct: 'Исправить',
    authorLeft: '⚠️ Автор больше не на сервере. Если принять, деньги всё равно останутся за семьёй.',
    itemRemoved: 'Этого предмета в прайсе уже нет: считается цена на момент отправки.',
  },
});

export interface ReportFacts {
  fields: { name: string; value: string; inline: true }[];
  warnings: string[];
}

/** What the report of a screenshot says; null for screenshots of other kinds. */
export const readReportFacts = async (
  db: Queryable,
  { screenshot }: Pick<ScreenshotRow, 'screenshot'>,
  language: Language,
): Promise<ReportFacts | null> => {
  if (screenshot.kind !== 'reports') return null;
  const { guildId, sourceId, status } = screenshot;
  const found = (await findReports(db, guildId, [sourceId])).get(sourceId);
  if (found === undefined) return null;
  const { report, price, removed, authorLeft } = found;
  const texts = reportCardTexts[language];
  const unit = escapeText(price.unit);
  const sent = quantityText(language, report.quantity, unit);
  const quantity = status === 'approved' ? (report.acceptedQuantity ?? report.quantity) : report.quantity;
  const isOfContract = report.contractId !== null;
  const amount = report.amountCents ?? BigInt(quantity) * price.priceCents;
  const counted = quantityText(language, quantity, unit);
  return {
    fields: [
      { name: isOfContract ? texts.contract : texts.item, value: escapeText(price.name), inline: true },
      {
        name: texts.quantity,
        value: quantity === report.quantity ? sent : `~~${sent}~~ ${counted}`,
        inline: true,
      },
      ...(isOfContract
        ? []
        : [{ name: texts.amount, value: formatCents(language, amount), inline: true as const }]),
    ],
    warnings: [...(authorLeft ? [texts.authorLeft] : []), ...(removed ? [texts.itemRemoved] : [])],
  };
};
