import { NAME_PATTERNS } from '@famiglia/contract/moving/name-patterns';
import type { NameDoubt, NamePattern } from '@famiglia/contract/moving/name-patterns';
import { exactNick } from '../damage/match-nick.ts';
import { isFullName, mixesAlphabets, partsOfNickname, readParts } from './read-nickname.ts';
import type { NameInGame } from './read-nickname.ts';

export interface NamedPerson {
  userId: string;
  displayName: string;
  avatarPath: string | null;
  ingameNick: string | null;
  staticId: string | null;
}

export interface JudgedName<Person extends NamedPerson = NamedPerson> {
  person: Person;
  read: NameInGame;
  doubts: NameDoubt[];
}

/** How many people fit each pattern. Where two explain the same people, the one whose nicks look like names of the game is first. */
export const countPatterns = (people: readonly NamedPerson[]): { pattern: NamePattern; fits: number }[] => {
  const parts = people.map(({ displayName }) => partsOfNickname(displayName));
  return NAME_PATTERNS.map((pattern) => {
    const nicks = parts.flatMap((one) => readParts(one, pattern)?.ingameNick ?? []);
    return { pattern, fits: nicks.length, full: nicks.filter(isFullName).length };
  })
    .filter(({ fits }) => fits > 0)
    .toSorted((a, b) => b.fits - a.fits || b.full - a.full)
    .map(({ pattern, fits }) => ({ pattern, fits }));
};

/** Reads everybody by a pattern, and says whom a person has to look at. */
export const judgeNames = <Person extends NamedPerson>(people: readonly Person[], pattern: NamePattern) => {
  const readings = people.flatMap((person) => {
    const read = readParts(partsOfNickname(person.displayName), pattern);
    return read === null ? [] : [{ person, read }];
  });
  const byUser = new Map(readings.map(({ person, read }) => [person.userId, read]));
  const statics = new Map<string, Set<string>>();
  const nicks = new Map<string, Set<string>>();
  for (const { userId, ingameNick, staticId } of people) {
    const read = byUser.get(userId);
    for (const value of [staticId, read?.staticId]) note(statics, value, userId);
    for (const value of [ingameNick, read?.ingameNick]) note(nicks, value && exactNick(value), userId);
  }
  const judged = readings.map(({ person, read }): JudgedName<Person> & { same: boolean } => {
    const doubts: NameDoubt[] = [];
    if (read.staticId !== null && (statics.get(read.staticId)?.size ?? 0) > 1) doubts.push('static_twice');
    if ((nicks.get(exactNick(read.ingameNick))?.size ?? 0) > 1) doubts.push('nick_twice');
    if (differs(person, read)) doubts.push('differs');
    if (mixesAlphabets(read.ingameNick)) doubts.push('look_alike');
    return { person, read, doubts, same: holds(person, read) };
  });
  const open = judged.filter(({ same }) => !same);
  return {
    ready: open.filter(({ doubts }) => doubts.length === 0),
    doubtful: open.filter(({ doubts }) => doubts.length > 0),
    same: judged.length - open.length,
    unfit: people.length - judged.length,
  };
};

const note = (map: Map<string, Set<string>>, value: string | null | undefined, userId: string): void => {
  if (value === null || value === undefined) return;
  const known = map.get(value);
  if (known === undefined) map.set(value, new Set([userId]));
  else known.add(userId);
};

const isSameNick = (stored: string, read: string): boolean => exactNick(stored) === exactNick(read);

const differs = ({ ingameNick, staticId }: NamedPerson, read: NameInGame): boolean =>
  (ingameNick !== null && !isSameNick(ingameNick, read.ingameNick)) ||
  (staticId !== null && read.staticId !== null && staticId !== read.staticId);

const holds = ({ ingameNick, staticId }: NamedPerson, read: NameInGame): boolean =>
  ingameNick !== null &&
  isSameNick(ingameNick, read.ingameNick) &&
  (read.staticId === null || staticId === read.staticId);
