import { escapeText } from '../../kit/discord/escape-text.ts';

/** `Ivan_Petrov #12345`, or the half that is known; empty if neither is. */
export const ingameName = (nick: string | null, staticId: string | null): string =>
  [nick === null ? '' : escapeText(nick), staticId === null ? '' : `#${staticId}`].filter(Boolean).join(' ');
