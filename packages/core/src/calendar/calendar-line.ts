const MAX_BYTES = 75;

/** Characters that must be escaped in a value (RFC 5545, 3.3.11). */
const escapeValue = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // Other control characters are not allowed at all.
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

/** A line of a calendar: folded after 75 bytes, never inside a character, and terminated as the format requires. */
const fold = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (size + bytes > MAX_BYTES) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += letter;
    size += bytes;
  }
  return `${[...parts, part].join('\r\n')}\r\n`;
};

/** A property whose value is not escaped: a time, a number, a name of the format itself. */
export const calendarLine = (name: string, value: string): string => fold(`${name}:${value}`);

/** A property whose value people typed. */
export const calendarText = (name: string, text: string): string => fold(`${name}:${escapeValue(text)}`);

/** A time in UTC, so that no calendar has to know our zones. */
export const calendarTime = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
