import { cutText } from '@famiglia/contract/kit/cut-text';
import { escapeText } from './escape-text.ts';

/** What people typed, safe to show and at most this long also where much of it has to be escaped. */
export const shortText = (text: string, longest: number): string => {
  for (let kept = longest; ; kept -= Math.ceil(kept / 10)) {
    const shown = escapeText(cutText(text, kept));
    if (shown.length <= longest || kept <= 1) return shown;
  }
};
