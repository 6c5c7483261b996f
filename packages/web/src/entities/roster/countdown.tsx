import { formatSpan } from '../../shared/language/format-span.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { listText } from './list.text.ts';
import { useNow } from '../../shared/lib/use-now.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** "in 1 hr 42 min"; a start that is days away is not shown in minutes, a past one not at all. */
export const Countdown = ({ to }: { to: string }) => {
  const text = useText(listText);
  const language = useLanguage();
  const minutes = Math.ceil((Date.parse(to) - useNow().getTime()) / 60_000);
  if (minutes <= 0) return null;
  return text.inSpan(formatSpan(language, minutes < DAY ? minutes : minutes - (minutes % HOUR)));
};
