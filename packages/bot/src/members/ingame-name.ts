import { escapeText } from '../texts/escape-text.ts';

/** `Ivan_Petrov #12345`, or whichever half is known; empty for neither. */
export const ingameName = (nick: string | null, staticId: string | null): string =>
  [nick === null ? '' : escapeText(nick), staticId === null ? '' : `#${staticId}`].filter(Boolean).join(' ');
