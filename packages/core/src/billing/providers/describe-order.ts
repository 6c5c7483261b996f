import type { ChargeOrder } from '../../platform/billing-provider.ts';

const MONTHS = {
  ru: { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' },
  en: { one: 'month', few: 'months', many: 'months', other: 'months' },
};
/** YooKassa takes no longer text for an item of a receipt. */
const MAX_LENGTH = 128;

/** What the payer reads on the page and on the receipt. */
export const describeOrder = ({ guildName, months, language }: ChargeOrder): string => {
  const rule = new Intl.PluralRules(language).select(months);
  const term = `${months} ${MONTHS[language][rule === 'zero' || rule === 'two' ? 'other' : rule]}`;
  return `Famiglia Premium, ${term}: ${guildName}`.slice(0, MAX_LENGTH);
};
