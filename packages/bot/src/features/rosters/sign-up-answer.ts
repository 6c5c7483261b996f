import type { PlaceExplanation } from '@famiglia/contract/events/events';
import type { Language } from '@famiglia/contract/kit/language';
import { explainPlace } from '@famiglia/contract/rosters/explain-place';
import type { Compared } from '@famiglia/contract/rosters/explain-place';
import type { RosterAnswer, RosterPlace } from '@famiglia/core/rosters/roster-command';
import type { RosterSquad } from '@famiglia/core/rosters/roster';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { answerTexts } from './answer-texts.ts';
import { placeTexts } from './sign-up-answer-texts.ts';

/** The result of a click, and the person's current place. */
export const placeAnswer = (
  language: Language,
  { outcome, place, heldUntil, gaveUpLate, answer, bar }: RosterAnswer,
): string => {
  const texts = placeTexts[language];
  const answers = answerTexts[language];
  const where = place === null ? null : placeText(language, place);
  if (outcome === 'no_answers') return answers.noAnswers;
  if (ANSWERED.has(outcome) && (answer === 'maybe' || answer === 'cannot')) return answers.given[answer];
  if (outcome === 'left') return texts.left;
  if (outcome === 'not_signed_up') return texts.wasNotIn;
  if (outcome === 'not_a_member') return texts.notKnown;
  if (outcome === 'held')
    return texts.held(heldUntil ? `<t:${Math.floor(heldUntil.getTime() / 1000)}:f>` : null);
  if (bar !== undefined) return texts.barred[bar.why](escapeText(bar.name));
  if (outcome === 'no_such_squad') return texts.noSuchSquad;
  if (outcome === 'frozen') return where === null ? texts.frozen : `${texts.frozen}\n${where}`;
  if (where !== null && gaveUpLate === true) return `${where}\n${texts.gaveUpLate}`;
  if (where !== null && answer === 'late') return `${where}\n${answers.given.late}`;
  if (where === null && outcome === 'answered') return answers.withdrawn;
  return where ?? texts.notIn;
};

/** After these their answer stands. */
const ANSWERED = new Set<RosterAnswer['outcome']>(['left', 'answered', 'unchanged']);

/** "You are in the reserve, #3. The last spot is Vito’s. Reputation decided: you have 120, Vito has 145." */
export const placeText = (language: Language, place: RosterPlace, explanation?: PlaceExplanation): string => {
  const texts = placeTexts[language];
  const { list, position, squad, reason, reasonSquad } = place;
  const inSquad = squad === undefined ? undefined : squadName(squad);
  const where =
    list === 'main' && inSquad !== undefined ? texts.mainIn(position, inSquad) : texts[list](position);
  const why = explainPlace(language, {
    list,
    why: reason,
    name: null,
    squad: inSquad,
    reasonSquad:
      reasonSquad === undefined
        ? undefined
        : {
            name: squadName(reasonSquad),
            role: reasonSquad.roleId === null ? null : `<@&${reasonSquad.roleId}>`,
          },
    compared: explanation === undefined ? null : escaped(explanation),
  });
  return `**${where}**\n${why}`;
};

const squadName = ({ name }: RosterSquad): string => `«${escapeText(name)}»`;

const escaped = ({ rival, role, criteria }: PlaceExplanation): Compared | null =>
  rival === null
    ? null
    : {
        criteria,
        role: escapedRole(role),
        rival: { name: escapeText(rival.name), role: escapedRole(rival.role) },
      };

const escapedRole = (role: string | null): string | null => (role === null ? null : escapeText(role));
