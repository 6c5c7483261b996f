import { escapeMarkdown } from 'discord.js';

const INVISIBLE_BREAK = '\u200B';

/**
 * Makes text that people typed safe to show: it formats nothing, links nothing and mentions nobody.
 * Client-wide `allowedMentions` already stop pings; this stops the blue look-alike as well.
 */
export const escapeText = (text: string): string =>
  escapeMarkdown(text, { maskedLink: true, heading: true, bulletedList: true, numberedList: true })
    .replaceAll('@', `@${INVISIBLE_BREAK}`)
    .replaceAll('<', `\\<`)
    .replaceAll('](', `]${INVISIBLE_BREAK}(`);
