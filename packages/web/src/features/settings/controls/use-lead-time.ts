import { useText } from '../../../language/use-text.ts';
import { controlsText } from './controls.text.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes before a start in words: "1 day 2 h", "15 min". */
export const useLeadTime = (): ((minutes: number) => string) => {
  const text = useText(controlsText);
  return (minutes) => {
    const days = Math.floor(minutes / DAY);
    const hours = Math.floor((minutes % DAY) / HOUR);
    const rest = minutes % HOUR;
    return [days && text.days(days), hours && text.hours(hours), rest && text.minutes(rest)]
      .filter(Boolean)
      .join(' ');
  };
};
