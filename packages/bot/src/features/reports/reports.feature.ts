import type { BotFeature } from '../../feature.ts';
import { reviewButtons, reviewForms } from '../screenshots/review/review-actions.ts';
import { showScreenshot, turnReviewPage } from '../screenshots/review/review-list.ts';
import { openCorrection, submitCorrection } from './correct-report.ts';
import { keepPriceList, pressHow } from './price-list.ts';
import { pricesCommand, submitPrice } from './prices-command.ts';
import { reportCommand } from './report-command.ts';
import { tellReportVerdicts } from './report-verdicts.ts';

/** Reports of what members brought, judged with their screenshots in the review channel; and the price list. */
export const reportsFeature: BotFeature = {
  name: 'reports',
  commands: [reportCommand, pricesCommand],
  buttons: {
    ...reviewButtons('reports'),
    correct: openCorrection,
    list: turnReviewPage('reports'),
    how: pressHow,
  },
  selects: { show: showScreenshot('reports') },
  modals: { ...reviewForms('reports'), correct: submitCorrection },
  amountForms: { price: submitPrice },
  deliveries: [
    { kind: 'report_verdict', deliver: tellReportVerdicts },
    { kind: 'price_list', deliver: keepPriceList, staysPosted: true, gatherMs: 500, spacingMs: 2000 },
  ],
};
