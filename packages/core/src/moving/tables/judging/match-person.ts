import { foldLookAlikes } from '@famiglia/contract/kit/look-alikes';
import type { RowDoubt, RowMatch } from '@famiglia/contract/moving/tables';
import { createMatcher, exactNick } from '../../../damage/match-nick.ts';
import type { KnownPerson } from '../../../damage/match-nick.ts';
import type { RowNames } from '../reading/read-row.ts';

export interface TablePerson extends KnownPerson {
  username: string;
  isGone: boolean;
}

export interface PersonMatch {
  userId: string | null;
  by: RowMatch | null;
  candidates: string[];
  doubts: RowDoubt[];
}

const MOST_CANDIDATES = 3;

/** So many comparisons of similar nicks fit into a second; the rows after them are shown without a proposal. */
const COMPARISONS = 2_000_000;

const nobody: PersonMatch = { userId: null, by: null, candidates: [], doubts: ['nobody'] };

/**
 * Finds whom each row is about: by Discord id, static id, nick, a nick that was learnt, Discord name, in this order. What only
 * looks alike is a doubt with a proposal, and so is a row whose names belong to two people.
 */
export const matchPeople = (rows: readonly RowNames[], people: readonly TablePerson[]): PersonMatch[] => {
  const byId = new Map(people.map((person) => [person.userId, person]));
  const byUsername = groupBy(people, ({ username }) => [nameKey(username)]);
  const byNick = groupBy(people, ({ ingameNick }) => (ingameNick === null ? [] : [exactNick(ingameNick)]));
  const byLook = groupBy(people, ({ ingameNick }) =>
    ingameNick === null ? [] : [foldLookAlikes(ingameNick)],
  );
  const byServerName = groupBy(people, ({ displayName }) => [nameKey(displayName)]);
  const [exact, near] = [createMatcher(people, { near: false }), createMatcher(people)];
  let comparisons = COMPARISONS;

  const certain = (names: RowNames): { person: TablePerson; by: RowMatch } | null => {
    const own = names.userId === null ? undefined : byId.get(names.userId);
    if (own !== undefined) return { person: own, by: 'user_id' };
    const { match } = exact({ nick: names.nick ?? '', staticId: names.staticId });
    if (match !== null && match.by !== 'similar') return { person: match.person, by: match.by };
    const named = names.name === null ? [] : (byUsername.get(nameKey(names.name)) ?? []);
    return named.length === 1 && named[0] !== undefined ? { person: named[0], by: 'username' } : null;
  };

  /** Whoever else one of the names belongs to. */
  const others = (names: RowNames, person: TablePerson): TablePerson[] => {
    const byStatic = exact({ nick: '', staticId: names.staticId }).match?.person;
    const nicks = names.nick === null ? [] : (byNick.get(exactNick(names.nick)) ?? []);
    const isOwnNick = nicks.includes(person);
    return [byStatic ?? [], isOwnNick ? [] : nicks].flat().filter((one) => one !== person && !one.isGone);
  };

  const uncertain = (names: RowNames): PersonMatch => {
    const sameNick = names.nick === null ? [] : (byNick.get(exactNick(names.nick)) ?? []);
    if (sameNick.length > 1) return doubt('several', sameNick);
    const looks = names.nick === null ? [] : (byLook.get(foldLookAlikes(names.nick)) ?? []);
    if (looks.length > 0) return doubt('look_alike', looks);
    const called = [names.name, names.nick].flatMap((name) =>
      name === null ? [] : (byServerName.get(nameKey(name)) ?? []),
    );
    if (called.length > 0) return doubt('server_name', called);
    if (names.nick === null || comparisons < people.length) return nobody;
    comparisons -= people.length;
    const { match, candidates } = near({ nick: names.nick, staticId: null });
    const found = match === null ? candidates : [match.person];
    return found.length === 0 ? nobody : doubt('similar', found);
  };

  return rows.map((names) => {
    const found = certain(names);
    if (found === null) return uncertain(names);
    const { person, by } = found;
    const also = others(names, person);
    // A Discord id that nobody here has, with the nick of somebody else.
    const isOther = names.userId !== null && names.userId !== person.userId;
    if (also.length > 0 || isOther) return doubt('disagrees', [person, ...also]);
    const other = differentStatic(names, person, by);
    if (other) return doubt('disagrees', [person]);
    if (person.isGone) return doubt('gone', [person]);
    return { userId: person.userId, by, candidates: [], doubts: [] };
  });
};

/** Somebody found by a nick only, who has another static id, may be a namesake. */
const differentStatic = (names: RowNames, person: TablePerson, by: RowMatch): boolean =>
  (by === 'nick' || by === 'alias' || by === 'username') &&
  names.staticId !== null &&
  person.staticId !== null &&
  names.staticId !== person.staticId;

const doubt = (why: RowDoubt, people: readonly TablePerson[]): PersonMatch => {
  const candidates = [...new Set(people.map(({ userId }) => userId))].slice(0, MOST_CANDIDATES);
  return { userId: null, by: null, candidates, doubts: [why] };
};

/** `@Ivan` and `ivan#1234` are the same account. */
const nameKey = (name: string): string =>
  name
    .trim()
    .replace(/^@/, '')
    .replace(/#\d{4}$/, '')
    .toLowerCase();

const groupBy = <Person>(
  people: readonly Person[],
  keysOf: (person: Person) => readonly string[],
): Map<string, Person[]> => {
  const groups = new Map<string, Person[]>();
  for (const person of people)
    for (const key of keysOf(person)) {
      if (key === '') continue;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [person]);
      else group.push(person);
    }
  return groups;
};
