import { MAX_REPORT_QUANTITY } from '@famiglia/contract/reports/reports';
import { quantityText } from '@famiglia/contract/reports/report-words';
import { AppError } from '@famiglia/core/platform/app-error';
import { findReports } from '@famiglia/core/reports/report.queries';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import { judge, requireUndecided } from '../screenshots/review/review-actions.ts';
import { reportTexts } from './report-texts.ts';

/** Opens the form for another quantity, with its reason. */
export const openCorrection = async (call: ButtonCall): Promise<void> => {
  const { guildId, screenshotId, screen } = await requireUndecided('reports', call);
  const { sourceId } = screen.screenshot;
  const found = (await findReports(call.bot.context.db, guildId, [sourceId])).get(sourceId);
  if (found === undefined) throw new AppError('not_found');
  const { report, price } = found;
  const texts = reportTexts[call.language];
  await call.answer.showForm(
    form(makeCustomId('reports', 'correct', screenshotId), texts.correctTitle, [
      textField('quantity', {
        label: texts.quantity,
        description: texts.quantityHint(quantityText(call.language, report.quantity, price.unit)),
        maxLength: 9,
        value: String(report.quantity),
      }),
      textField('comment', {
        label: texts.reason,
        description: texts.reasonHint,
        maxLength: 400,
        long: true,
      }),
    ]),
  );
};

export const submitCorrection = async (call: ModalCall): Promise<void> => {
  const typed = typedText(call, 'quantity').replaceAll(/\s/g, '');
  const quantity = /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
  if (quantity < 1 || quantity > MAX_REPORT_QUANTITY)
    throw new FormRefusal(reportTexts[call.language].quantityWrong);
  await judge('reports', call, 'approve', typedText(call, 'comment'), { quantity });
};
