const INVISIBLE_BREAK = '\u200B';

/** Signs that format wherever they stand, and those that do so only in pairs. */
const FORMATTING = /[\\*_`<]/g;
const PAIRED = /~{2,}|\|{2,}/g;
/** A heading, a list, a quotation or small print begins a line, and means nothing elsewhere. */
const LINE_START = /^([ \t]*)(?=[#>+-])/gm;
const NUMBERED_LINE = /^([ \t]*\d{1,9})\./gm;

/**
 * Makes text that people typed safe to show: it formats nothing, links nothing and mentions nobody.
 * Client-wide `allowedMentions` already stop pings; this stops the blue look-alike as well.
 */
export const escapeText = (text: string): string =>
  text
    .replaceAll(FORMATTING, String.raw`\$&`)
    .replaceAll(PAIRED, (signs) => Array.from(signs, (sign) => `\\${sign}`).join(''))
    .replaceAll(LINE_START, '$1\\')
    .replaceAll(NUMBERED_LINE, String.raw`$1\.`)
    .replaceAll('@', `@${INVISIBLE_BREAK}`)
    .replaceAll('](', `]${INVISIBLE_BREAK}(`);
