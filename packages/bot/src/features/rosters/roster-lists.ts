import { borderText, chosenText } from '@famiglia/contract/rosters/roster-border';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { nameAlone, nameAndReputation, shownCount } from './name-columns.ts';
import type { ShownPerson } from './name-columns.ts';
import { linesOf } from './post-lines.ts';
import { rosterTexts } from './roster-texts.ts';
import type { Queue } from '@famiglia/core/rosters/participant.queries';
import type { ListedPerson, RosterView } from './roster-view.ts';

/** How many names the message shows at most, and at least however little room is left for them. */
const MAIN_SHOWN = { least: 4, good: 6, most: 12 };
const SQUAD_SHOWN = { least: 1, good: 3, most: 6 };
/** Most first: names of the reserve give way to those of main. */
const RESERVE_SHOWN = [3, 1] as const;
const OTHERS_SHOWN = 6;
/** In a closed list people look who goes, and hardly press anything. */
const CLOSED_SHOWN = { main: 30, squad: 12, reserve: 6 };

interface TitledList {
  title: string;
  people: readonly ListedPerson[];
}

interface ShownList extends TitledList {
  /** How many names of it are shown. */
  most: number;
}

/** The lists of the message with as many names as leave its buttons on the screen of a phone; the others are a press away. */
export const shownLists = (view: RosterView, room: number): ShownList[] => {
  const { squads, outcome } = view;
  const lists = titledLists(view);
  if (outcome !== null) {
    return lists.map((list, index) => ({ ...list, most: index === 0 ? MAIN_SHOWN.most : OTHERS_SHOWN }));
  }
  const count = Math.max(1, squads.length);
  const [mains, reserves] = [lists.slice(0, count), lists.slice(count)];
  if (view.gathering.status !== 'open') {
    const most = squads.length === 0 ? CLOSED_SHOWN.main : CLOSED_SHOWN.squad;
    return [
      ...mains.map((list) => ({ ...list, most })),
      ...reserves.map((list) => ({ ...list, most: CLOSED_SHOWN.reserve })),
    ];
  }
  const heads = lists.reduce((sum, { title }) => sum + linesOf(title), 0);
  const around = squads.length === 0 ? LINES_BESIDE : linesAround(view);
  const eachWith = (reserve: number): number => {
    const behind = reserves.reduce((sum, { people }) => sum + shownCount(people.length, reserve) + 1, 0);
    return Math.floor((room - heads - behind - around) / count);
  };
  const { least, good, most } = squads.length === 0 ? MAIN_SHOWN : SQUAD_SHOWN;
  const reserve = RESERVE_SHOWN.find((names) => eachWith(names) >= good) ?? 1;
  return [
    ...mains.map((list) => ({ ...list, most: Math.min(most, Math.max(least, eachWith(reserve))) })),
    ...reserves.map((list) => ({ ...list, most: reserve })),
  ];
};

/** The line that counts the others, and the heading of the second column, which a phone shows below the first. */
const LINES_BESIDE = 2;

/** What squads have besides their names: role and leader, who stands below, and how many there are more. */
const linesAround = ({ squads, waiting }: RosterView): number =>
  squads.reduce(
    (sum, { id, roleId, leaderId }) =>
      sum +
      (roleId === null && leaderId === null ? 1 : 2) +
      (waiting.some(({ squad, why }) => squad === id && why !== null) ? 2 : 0),
    0,
  );

/** The lists of a roster under their headings. Once it is over they say what happened, before that who has a place. */
export const titledLists = (view: RosterView): TitledList[] => {
  const { squads, main, reserve, outcome, shares, language } = view;
  const texts = rosterTexts[language];
  if (shares !== null) {
    const people = shares.map(({ name, amount }) => ({ name: `${name} — ${amount}`, reputation: null }));
    return [{ title: `${texts.shares} ${people.length}`, people }];
  }
  if (outcome !== null) {
    const happened = (['attended', 'walk_in', 'absent', 'excused', 'unneeded'] as const).map((one) => ({
      title: `${texts.outcomes[one]} ${outcome[one].length}`,
      people: outcome[one],
    }));
    return happened.filter(({ people }) => people.length > 0);
  }
  return [
    ...(squads.length === 0
      ? [{ title: mainTitle(view), people: main }]
      : squads.map(({ name, people, slots }) => ({
          title: `${escapeText(name)} ${people.length}/${slots}`,
          people,
        }))),
    ...(reserve.length === 0 ? [] : [{ title: reserveTitle(view), people: reserve }]),
  ];
};

/** The heading says what the number beside the names is. */
const mainTitle = (view: RosterView): string => {
  const texts = rosterTexts[view.language];
  const title = texts.main(view.main.length, view.slots);
  return isByReputation(view) ? `${title} · ${texts.criteria.reputation}` : title;
};

/** Who stands below the line, and why while there may be free places: what each queue waits for, or that nobody wants one of them. */
const reserveTitle = (view: RosterView): string => {
  const { language, squads, waiting, allChose, main, slots, reserve, sorting } = view;
  const texts = rosterTexts[language];
  const title = texts.reserve(reserve.length);
  if (allChose) return `${title} · ${chosenText(language)}`;
  if (waiting.length === 0) return main.length < slots ? `${title} · ${texts.byLeader}` : title;
  if (squads.length > 0) {
    const names = new Map(squads.map(({ id, name }) => [id, escapeText(name)]));
    const queues = waiting.map(
      ({ squad, count, why }) =>
        `${names.get(squad ?? '') ?? texts.anySquadWaits} ${count}${why === null ? ` (${texts.lackRole})` : ''}`,
    );
    return `${title} · ${texts.waitFor(queues.join(', '))}`;
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
