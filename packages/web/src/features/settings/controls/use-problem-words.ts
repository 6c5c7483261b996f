import { roleProblemText } from '@famiglia/contract/access/role-problem';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { controlsText } from './controls.text.ts';

/** The text of a problem's code. `unknown_role: 123` and `too_big_number:100` carry a value. */
export const useProblemWords = (): ((message: string) => string) => {
  const text = useText(controlsText);
  const format = useFormat();
  const language = useLanguage();
  return (message) => {
    const [code = '', about = ''] = message.split(':');
    const limit = text.limits[code];
    if (limit) return limit(format.number(Number(about)));
    // The server's own message, for a problem that our validation did not foresee.
    return roleProblemText(message, language) ?? text.problems[code] ?? message;
  };
};
