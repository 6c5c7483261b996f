import { borderText, chosenText } from '@famiglia/contract/rosters/roster-border';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { nameAlone, nameAndReputation } from './name-columns.ts';
import type { ShownPerson } from './name-columns.ts';
import { rosterTexts } from './roster-texts.ts';
import type { Queue } from '@famiglia/core/rosters/participant.queries';
import type { ListedPerson, RosterView } from './roster-view.ts';

/** How many names the message shows; the others are a press away, so that its buttons stay on the screen of a phone. */
const MAIN_SHOWN = 12;
const RESERVE_SHOWN = 3;
const OTHERS_SHOWN = 6;
const LEAST_OF_SQUAD = 3;

interface TitledList {
  title: string;
  people: readonly ListedPerson[];
  most: number;
}

/** The lists of a roster under their headings. Once it is over they say what happened, before that who has a place. */
export const titledLists = (view: RosterView): TitledList[] => {
  const { squads, main, reserve, outcome, language } = view;
  const texts = rosterTexts[language];
  if (outcome !== null) {
    const happened = (['attended', 'walk_in', 'absent', 'excused', 'unneeded'] as const).map((one) => ({
      title: `${texts.outcomes[one]} ${outcome[one].length}`,
      people: outcome[one],
      most: one === 'attended' ? MAIN_SHOWN : OTHERS_SHOWN,
    }));
    return happened.filter(({ people }) => people.length > 0);
  }
  return [
    ...(squads.length === 0
      ? [{ title: mainTitle(view), people: main, most: MAIN_SHOWN }]
      : squads.map(({ name, people, slots }) => ({
          title: `${escapeText(name)} ${people.length}/${slots}`,
          people,
          most: shownOfSquad(view),
        }))),
    ...(reserve.length === 0 ? [] : [{ title: reserveTitle(view), people: reserve, most: RESERVE_SHOWN }]),
  ];
};

/** How many names of each squad the message shows. */
export const shownOfSquad = ({ squads }: RosterView): number =>
  Math.max(LEAST_OF_SQUAD, Math.ceil(MAIN_SHOWN / squads.length));

/** The heading says what the number beside the names is. */
const mainTitle = (view: RosterView): string => {
  const texts = rosterTexts[view.language];
  const title = texts.main(view.main.length, view.slots);
  return isByReputation(view) ? `${title} · ${texts.criteria.reputation}` : title;
};

/** Who stands below the line. With squads: whom they wait for, because elsewhere there may be free places. */
const reserveTitle = (view: RosterView): string => {
  const { language, squads, waiting, allChose, reserve, sorting } = view;
  const texts = rosterTexts[language];
  const title = texts.reserve(reserve.length);
  if (allChose) return `${title} · ${chosenText(language)}`;
  if (squads.length > 0) {
    const names = new Map(squads.map(({ id, name }) => [id, escapeText(name)]));
    const queues = waiting.map(
      ({ squad, count }) => `${names.get(squad ?? '') ?? texts.anySquadWaits} ${count}`,
    );
    return queues.length === 0 ? title : `${title} · ${texts.waitFor(queues.join(', '))}`;
  }
  const [first] = waiting;
  const told = first === undefined ? null : borderOf(first, view.language, sorting);
  return told === null ? title : `${title} · ${told}`;
};

/** The line below one queue, in words; null if nobody in it was outranked. */
export const borderOf = (
  { why, role }: Queue,
  language: RosterView['language'],
  sorting: RosterView['sorting'],
): string | null =>
  why === null
    ? null
    : borderText(language, { why, role: role === null ? null : escapeText(role) }, { sorting });

const isByReputation = ({ waiting }: RosterView): boolean =>
  waiting.some(({ why }) => why?.criterion === 'reputation');

/** Reputation stands beside the names where it decides who has a place. */
export const shownPerson = (view: RosterView): ShownPerson =>
  isByReputation(view) ? nameAndReputation : nameAlone;
