import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import { quantityText } from '@famiglia/contract/reports/report-words';
import { findReports } from '@famiglia/core/reports/report.queries';
import type { PricedReport } from '@famiglia/core/reports/report.queries';
import type { Untold } from '@famiglia/core/screenshots/intake/review-card.queries';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { tellVerdicts } from '../screenshots/review/tell-verdicts.ts';
import { reportTexts } from './report-texts.ts';

/** Tells members what became of their reports, one line each. */
export const tellReportVerdicts = tellVerdicts({
  kind: 'reports',
  channelOf: () => null,
  textOf: async ({ context }, verdicts, { language }) => {
    const news = verdicts.filter(({ card, screenshot }) => card.toldStatus !== screenshot.status);
    const [first] = news;
    if (first === undefined) return '';
    const sources = news.map(({ sourceId }) => sourceId);
    const found = await findReports(context.db, first.screenshot.guildId, sources);
    return news
      .flatMap((verdict) => {
        const priced = found.get(verdict.sourceId);
        return priced === undefined ? [] : [verdictLine(verdict, priced, language)];
      })
      .join('\n');
  },
});

const verdictLine = (
  { screenshot: { status, comment } }: Untold,
  { report, price }: PricedReport,
  language: Language,
): string => {
  const texts = reportTexts[language];
  const what = (quantity: number): string =>
    `${escapeText(price.name)}, ${quantityText(language, quantity, escapeText(price.unit))}`;
  const sent = what(report.quantity);
  const why = comment ? ` ${texts.why(escapeText(comment))}` : '';
  if (status === 'pending') return texts.reopened(sent);
  if (status === 'rejected') return texts.refused(sent) + why;
  const accepted = report.acceptedQuantity ?? report.quantity;
  // A contract owes its shares, not its reports.
  const worth = report.amountCents === null ? '' : `, ${formatCents(language, report.amountCents)}`;
  if (accepted === report.quantity) return texts.accepted(sent + worth) + why;
  return texts.corrected(sent, quantityText(language, accepted, escapeText(price.unit)) + worth) + why;
};
