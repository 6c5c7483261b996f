import { isolateDirection } from '@famiglia/contract/kit/isolate-direction';
import { visibleText } from '@famiglia/contract/kit/visible-text';

const INVISIBLE_BREAK = '\u200B';

/** Characters that format anywhere, and those that do so only in pairs. */
const FORMATTING = /[\\*_`<]/g;
const PAIRED = /~{2,}|\|{2,}/g;
/** A heading, a list, a quotation or small print is formatted only at the start of a line. */
const LINE_START = /^([ \t]*)(?=[#>+-])/gm;
const NUMBERED_LINE = /^([ \t]*\d{1,9})\./gm;

/**
 * Makes text that people typed safe to show: no formatting, no links, no mentions, no characters that reverse the
 * following text. The client's `allowedMentions` already prevent pings; this also prevents text that looks like a
 * mention.
 */
export const escapeText = (text: string): string =>
  seenText(text)
    .replaceAll(FORMATTING, String.raw`\$&`)
    .replaceAll(PAIRED, (signs) => Array.from(signs, (sign) => `\\${sign}`).join(''))
    .replaceAll(LINE_START, '$1\\')
    .replaceAll(NUMBERED_LINE, String.raw`$1\.`)
    .replaceAll('@', `@${INVISIBLE_BREAK}`)
    .replaceAll('](', `]${INVISIBLE_BREAK}(`);

/** Discord allows names without visible characters; such a name gets a visible replacement. */
const seenText = (text: string): string => {
  const seen = visibleText(text);
  return isolateDirection(seen === '' && text !== '' ? '—' : seen);
};
