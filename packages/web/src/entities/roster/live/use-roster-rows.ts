import type { Participant } from '@famiglia/contract/events/events';
import { borderText, chosenText } from '@famiglia/contract/rosters/roster-border';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { placeNote, signUpTimes } from '../table/place-note.ts';
import { borderOf, groupByRole, shownCriterion } from '../table/roster-parts.ts';
import type { Togetherness } from '../table/roster-parts.ts';
import type { RosterRow } from '../table/roster-row.ts';
import { rosterText } from '../table/roster.text.ts';
import { answersText } from '../answers/answers.text.ts';
import type { SignUp } from '../sign-up.ts';
import { liveRosterText } from './live-roster.text.ts';
import { namesOf } from './names-of.ts';
import { useFreshRows } from './use-fresh-rows.ts';

interface RosterView {
  rows: RosterRow[];
  /** Who stands below the line of main; of each squad, by its id. */
  border: string | null;
  squadBorders: ReadonlyMap<string, string>;
  /** Everybody who wants a place has one, so nothing decided. */
  roomForAll: boolean;
  /** What the value beside the names is. */
  value: ReturnType<typeof shownCriterion>;
}

/**
 * The participants as rows of the roster, in the reader's language: under the headings of what decides first, with the value
 * that decides next.
 */
export const useRosterRows = (
  participants: readonly Participant[],
  { squads, sorting, answers }: Pick<SignUp, 'squads' | 'sorting' | 'answers'>,
): RosterView => {
  const text = useText(liveRosterText);
  const words = useText(rosterText);
  const { late } = useText(answersText);
  const lateComers = new Set(answers.flatMap((one) => (one.answer === 'late' ? [one.user_id] : [])));
  const language = useLanguage();
  const format = useFormat();
  const fresh = useFreshRows(participants);
  const value = shownCriterion(sorting);
  // Whoever came without signing up has no place in the order.
  const placed = participants.flatMap((one) => (one.list === 'walk_in' ? [] : [{ ...one, list: one.list }]));
  const groups = (['main', 'reserve'] as const).map((list) =>
    groupByRole(placed.filter((one) => one.list === list)),
  );
  const grouped =
    squads.length === 0 && sorting[0] === 'role_priority' && placed.some(({ role }) => role !== null);
  const headings = new Map(
    groups
      .flat()
      .flatMap(({ why, people }) => people.map((one) => [one.user_id, headingOf(words, one, why)])),
  );
  const tell = (squad?: string): string | null => {
    const border = borderOf(placed, squad);
    if (border === null) return null;
    const clock = signUpTimes(language, border.why.mine, border.why.cutoff);
    return borderText(language, border, { sorting, clock });
  };
  const reserve = placed.filter(({ list }) => list === 'reserve');
  const allChose = reserve.every(({ why }) => why.criterion === 'chose_reserve');
  const rows = placed.map((one): RosterRow => {
    const reason = placeNote(language, one, { grouped, value, squads, sorting });
    const freshness = fresh.get(one.user_id);
    const heading = grouped ? headings.get(one.user_id) : undefined;
    return {
      ...namesOf(one),
      ...(heading === undefined ? {} : { group: heading }),
      list: one.list,
      position: one.position,
      squad: one.squad_id,
      reason: freshness === 'moved_up' ? text.movedUp(reason) : reason,
      value: value === 'reputation' ? format.number(one.reputation) : format.clock(one.signed_up_at),
      away: one.away === null || one.attendance !== null ? null : text.away[one.away],
      late: lateComers.has(one.user_id) ? late : null,
      pinned: one.pinned !== null,
      fresh: freshness !== undefined,
    };
  });
  return {
    rows,
    value,
    border: tell() ?? (allChose ? chosenText(language) : null),
    squadBorders: new Map(
      squads.flatMap(({ id }) => {
        const told = tell(id);
        return told === null ? [] : [[id, told] as const];
      }),
    ),
    roomForAll: reserve.every(({ pinned, why }) => pinned !== null || why.criterion === 'chose_reserve'),
  };
};

const headingOf = (
  words: (typeof rosterText)['en'],
  { list }: Pick<Participant, 'list'>,
  why: Togetherness,
): string => {
  if (why === 'chosen') return words.chosenGroup;
  if (why === 'pinned') return list === 'main' ? words.pinnedGroup : words.pinnedOutGroup;
  return why.map((role) => role ?? words.noRoleGroup).join(', ');
};
