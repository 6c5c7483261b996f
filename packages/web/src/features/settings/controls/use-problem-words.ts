import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { controlsText } from './controls.text.ts';

/** A problem's code in words. `unknown_role: 123` and `too_big_number:100` carry what they are about. */
export const useProblemWords = (): ((message: string) => string) => {
  const text = useText(controlsText);
  const format = useFormat();
  return (message) => {
    const [code = '', about = ''] = message.split(':');
    const limit = text.limits[code];
    if (limit) return limit(format.number(Number(about)));
    // The server's own words for what our check did not foresee are better than none.
    return text.problems[code] ?? message;
  };
};
