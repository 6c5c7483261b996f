import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { planText } from './plan.text.ts';

/**
 * The end of a period as people say it. One that ends at midnight names its last day: “through 10 January” instead of
 * “until 11 January, 00:00”.
 */
export const usePeriodEnd = (): ((iso: string) => string) => {
  const text = useText(planText);
  const format = useFormat();
  return (iso) => {
    const end = new Date(iso);
    const isMidnight = end.getHours() === 0 && end.getMinutes() === 0;
    if (!isMidnight) return text.until(format.dateTime(iso));
    return text.through(format.longDate(new Date(end.getTime() - 1).toISOString()));
  };
};
