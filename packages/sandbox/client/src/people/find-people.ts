import type { UserView } from '../../../src/sandbox-types.ts';

interface FoundPeople {
  /** People named after their access, in the order of `kinds`. */
  byAccess: UserView[];
  others: UserView[];
}

export const findPeople = (users: UserView[], kinds: string[], query: string): FoundPeople => {
  const wanted = query.trim().toLocaleLowerCase().replace(/^@/, '');
  const found = users.filter(
    ({ id, username, global_name }) =>
      id === wanted || `${username}\n${global_name ?? ''}`.toLocaleLowerCase().includes(wanted),
  );
  const rank = new Map(kinds.map((kind, index) => [kind, index]));
  return {
    byAccess: found
      .filter(({ username }) => rank.has(username))
      .toSorted((a, b) => (rank.get(a.username) ?? 0) - (rank.get(b.username) ?? 0)),
    others: found.filter(({ username }) => !rank.has(username)),
  };
};
