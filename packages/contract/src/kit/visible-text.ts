import * as z from 'zod';

const EMOJI = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\uFE0E)?`;

/** Sequences that need invisible characters: joined emoji, flags of regions, keycaps, and scripts whose letters join. */
const KEPT = [
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`,
  String.raw`${EMOJI}(?:\u200D${EMOJI})*`,
  String.raw`[0-9#*]\uFE0F`,
  String.raw`(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}])[\u200C\u200D](?=\p{L})`,
];

/**
 * Controls other than tab and newline, marks that change the direction of the text, spaces without width, blank
 * letters, halves of surrogate pairs.
 */
const UNSEEN = String.raw`(?![\t\n])\p{Cc}|\p{Default_Ignorable_Code_Point}|\p{Cs}|\u2800`;

const KEPT_OR_UNSEEN = new RegExp(`(${KEPT.join('|')})|${UNSEEN}`, 'gu');
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Text without invisible characters; empty if nothing visible is left. */
export const visibleText = (text: string): string => {
  const cleaned = text.replaceAll(KEPT_OR_UNSEEN, '$1');
  return SEEN.test(cleaned) ? cleaned : '';
};

const inOneLine = (text: string): string => visibleText(text).replaceAll(/\s+/g, ' ').trim();

/**
 * The name of a person, role, channel or server of Discord. Discord allows invisible characters, characters that
 * reverse the direction of the text, and names made only of these, so the first name with a visible character is taken.
 */
export const discordName = (...names: readonly (string | null | undefined)[]): string =>
  names.map((name) => inOneLine(name ?? '')).find((name) => name !== '') ?? '—';

/** What people call something, in one line. */
export const nameText = z.string().overwrite(inOneLine).trim();

/** What people write about something, in any number of lines. */
export const freeText = z.string().overwrite(visibleText).trim();
