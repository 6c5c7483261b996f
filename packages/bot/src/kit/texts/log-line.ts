import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import { activitySentence } from '@famiglia/contract/activity/activity-sentence';
import { actorNameOf } from '@famiglia/contract/activity/activity-types';
import type { Language } from '@famiglia/contract/kit/language';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { LOCALES } from '@famiglia/contract/kit/locales';
import { escapeText } from '../discord/escape-text.ts';

/** Ten lines must fit into the 4,096 characters of an embed, also when every character has to be escaped. */
const LONGEST_SENTENCE = 140;
const LONGEST_NAME = 40;

interface Guild {
  language: Language;
  timeZone: string;
}

/** The time is enough on the same day; a row of another day needs its date. */
const stamp = (iso: string, now: Date, timeZone: string): string => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone });
  const style = day.format(new Date(iso)) === day.format(now) ? 't' : 'f';
  return `<t:${Math.floor(Date.parse(iso) / 1000)}:${style}>`;
};

/** Time, sentence and actor, in the same words as the panel. */
export const logLine = (entry: ActivityEntry, { language, timeZone }: Guild, now: Date): string => {
  const date = (iso: string): string =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone, day: 'numeric', month: 'long' }).format(
      new Date(iso),
    );
  const sentence = activitySentence(language, entry, date);
  const target = entry.target?.name || entry.target?.id || '';
  const said = cutText(
    sentence.replace('{target}', () => target),
    LONGEST_SENTENCE,
  );
  // The sentence already names a member who joined or left.
  const aboutThemselves = entry.actor !== null && entry.actor.id === entry.target?.id;
  const name = aboutThemselves ? null : actorNameOf(entry, language);
  const actor = name === null ? '' : ` · **${escapeText(cutText(name, LONGEST_NAME))}**`;
  return `${stamp(entry.created_at, now, timeZone)} ${escapeText(said)}${actor}`;
};
