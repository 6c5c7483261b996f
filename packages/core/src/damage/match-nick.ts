import type { MATCHES } from '@famiglia/contract/damage/damage-import';
import { workerTask } from '../platform/workers/worker-task.ts';

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  l: 'i',
  '1': 'i',
  '|': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  '8': 'b',
};

/** A nick without differences that screenshots and typing cause: case, separators, similar letters. */
export const foldNick = (nick: string): string =>
  nick
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.'-]/g, '')
    .replaceAll(/[l1|!058]/g, (letter) => LOOKS_LIKE[letter] ?? letter);

export interface KnownPerson {
  userId: string;
  /** On the server, where people write it as they like. */
  displayName: string;
  ingameNick: string | null;
  staticId: string | null;
  /** Nicks that a person confirmed. */
  aliases: readonly string[];
}

interface NickQuestion {
  nick: string;
  staticId: string | null;
}

export interface NickMatch<Person> {
  match: { person: Person; by: (typeof MATCHES)[number] } | null;
  /** Similar members if no match is certain, best first. */
  candidates: Person[];
}

/** One wrong letter in seven is accepted as a reading error; with more it is another person. */
const MAX_CERTAIN_DISTANCE = 0.15;
const NEAR = 0.4;
const MAX_CANDIDATES = 3;

/** Normalizes a nick for exact comparison: the game shows `Ivan_Petrov` as `Ivan Petrov`. */
export const exactNick = (nick: string): string => nick.trim().toLowerCase().replaceAll(/\s+/g, '_');

/**
 * Prepares a family for matching: every nick is normalized once, for any number of rows. Looking for similar nicks costs a
 * comparison with each of them, so it can be left out.
 */
export const createMatcher = <Person extends KnownPerson>(
  people: readonly Person[],
  { near = true }: { near?: boolean } = {},
) => {
  const byStatic = unique(people, ({ staticId }) => (staticId === null ? [] : [staticId]));
  const byNick = unique(people, ({ ingameNick }) => (ingameNick === null ? [] : [exactNick(ingameNick)]));
  const byAlias = unique(people, ({ aliases }) => aliases.map(exactNick));
  const byServerNick = unique(people, ({ displayName }) => [exactNick(displayName.split('|', 1)[0] ?? '')]);
  const folded = people.flatMap((person) =>
    [person.ingameNick ?? [], person.aliases].flat().map((nick) => ({ person, nick: foldNick(nick) })),
  );

  return ({ nick, staticId }: NickQuestion): NickMatch<Person> => {
    const certain = (person: Person | undefined, by: (typeof MATCHES)[number]) =>
      person === undefined ? null : { match: { person, by }, candidates: [] };
    return (
      certain(staticId === null ? undefined : byStatic.get(staticId), 'static_id') ??
      certain(byNick.get(exactNick(nick)), 'nick') ??
      certain(byAlias.get(exactNick(nick)), 'alias') ??
      alsoNamed(
        byServerNick.get(exactNick(nick)),
        near ? similar(folded, foldNick(nick)) : { match: null, candidates: [] },
      )
    );
  };
};

/** Whoever has the nick on the server is asked about first; it makes nothing certain, because everybody may call themselves so. */
const alsoNamed = <Person>(named: Person | undefined, found: NickMatch<Person>): NickMatch<Person> =>
  named === undefined || found.match !== null
    ? found
    : { match: null, candidates: [...new Set([named, ...found.candidates])].slice(0, MAX_CANDIDATES) };

/** The owners of these nicks, as indexes in the list of people. */
export const matchNicks = ({
  rows,
  people,
}: {
  rows: readonly NickQuestion[];
  people: readonly KnownPerson[];
}) => {
  const match = createMatcher(people);
  const placeOf = new Map(people.map((person, index) => [person, index]));
  const place = (person: KnownPerson): number => placeOf.get(person) ?? -1;
  return rows.map((row) => {
    const { match: found, candidates } = match(row);
    return {
      match: found === null ? null : { person: place(found.person), by: found.by },
      candidates: candidates.map(place),
    };
  });
};

export const matchNicksTask = workerTask(import.meta.url, { matchNicks });

/** A nick that two people have identifies neither of them. */
const unique = <Person>(
  people: readonly Person[],
  keysOf: (person: Person) => readonly string[],
): Map<string, Person> => {
  const found = new Map<string, Person>();
  const shared = new Set<string>();
  for (const person of people) {
    for (const key of keysOf(person)) {
      if (found.has(key) && found.get(key) !== person) shared.add(key);
      found.set(key, person);
    }
  }
  for (const key of shared) found.delete(key);
  return found;
};

const similar = <Person extends KnownPerson>(
  folded: readonly { person: Person; nick: string }[],
  nick: string,
): NickMatch<Person> => {
  const best = new Map<Person, number>();
  for (const known of folded) {
    const length = Math.max(known.nick.length, nick.length);
    const most = Math.floor(length * NEAR);
    const distance = editDistance(known.nick, nick, most);
    if (distance > most) continue;
    best.set(known.person, Math.min(distance / length, best.get(known.person) ?? 1));
  }
  const [first, second] = [...best].toSorted((a, b) => a[1] - b[1]);
  if (
    first !== undefined &&
    first[1] <= MAX_CERTAIN_DISTANCE &&
    (second === undefined || second[1] > first[1])
  ) {
    return { match: { person: first[0], by: 'similar' }, candidates: [] };
  }
  const candidates = [...best].toSorted((a, b) => a[1] - b[1]).map(([person]) => person);
  return { match: null, candidates: candidates.slice(0, MAX_CANDIDATES) };
};

/**
 * The number of letters to change, add or drop (Levenshtein). The computation stops when the distance is above
 * `most`, and returns `most + 1`.
 */
export const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + Number(a[row - 1] !== b[column - 1]);
      const value = Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current.push(value);
      if (value < least) least = value;
    }
    if (least > most) return most + 1;
    above = current;
  }
  return above[b.length] ?? 0;
};
