/** A formatted number with a minus of the width of the digits, which no line breaks after: `Intl` writes a hyphen. */
export const trueMinus = (formatted: string): string => formatted.replace('-', '−');
