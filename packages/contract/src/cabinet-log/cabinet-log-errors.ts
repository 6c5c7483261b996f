import type { ErrorDefinitions } from '../kit/error-definition.ts';
import { LOG_LIMITS, MAX_OPEN_IMPORTS } from './cabinet-log.ts';

export const cabinetLogErrors = {
  cabinet_log_unreadable: {
    status: 422,
    ru: 'В тексте нет ни одной операции. Скопируйте лог из кабинета семьи целиком: время, сумма, остаток, за что и кто.',
    en: 'The text has no operation. Copy the log of the family’s cabinet as it is: time, amount, balance, what for and who.',
  },
  cabinet_log_too_long: {
    status: 422,
    ru: `За раз читается до ${LOG_LIMITS.operations} операций. Разделите текст на части: повторы на стыке не внесутся дважды.`,
    en: `Up to ${LOG_LIMITS.operations} operations are read at once. Divide the text: what stands in both parts is entered once.`,
  },
  too_many_cabinet_logs: {
    status: 409,
    ru: `Уже ждут ${MAX_OPEN_IMPORTS} текстов. Внесите или выбросьте старые.`,
    en: `${MAX_OPEN_IMPORTS} texts are waiting already. Enter the old ones, or throw them away.`,
  },
  cabinet_log_entered: {
    status: 409,
    ru: 'Этот текст уже внесли: его операции есть в общаке.',
    en: 'This text was already entered: its operations are in the treasury.',
  },
  cabinet_log_not_entered: {
    status: 409,
    ru: 'Этот текст ещё не вносили, отменять нечего.',
    en: 'This text was not entered yet: there is nothing to take back.',
  },
  cabinet_log_moved: {
    status: 409,
    ru: 'Пока вы смотрели, кое-что изменилось: возможно, эти операции внёс кто-то другой. Проверьте ещё раз и внесите.',
    en: 'Something changed while you were looking: others may have entered these operations. Look again, then enter.',
  },
  cabinet_log_nothing: {
    status: 409,
    ru: 'Вносить нечего: всё из этого текста уже записано или исключено.',
    en: 'There is nothing to enter: everything in this text is written down or left out.',
  },
} as const satisfies ErrorDefinitions;
