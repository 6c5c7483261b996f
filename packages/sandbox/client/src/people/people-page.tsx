import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { UserView, WorldView } from '../../../src/sandbox-types.ts';
import { Banner } from '../ui/banner.tsx';
import { PlaceLink } from '../places/place-link.tsx';
import type { Place } from '../places/place.ts';
import { useText } from '../i18n/use-text.ts';
import { sandboxCall } from '../state/sandbox-call.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';

const firstShown = 24;

/** The start page: choose who to be. The place in the address is kept. */
export const PeoplePage = ({ place }: { place: Place }): ReactNode => {
  const text = useText();
  const { world, problem, retry } = useWorld();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(firstShown);
  const wanted = useDeferredValue(query);
  const { byAccess, others } = findPeople(world?.users ?? [], Object.keys(text.people.kinds), wanted);
  return (
    <div className="page">
      <Banner demoUntil={world?.demo_until ?? null} />
      <main className="people">
        <h1>{text.people.title}</h1>
        <p className="muted">{text.people.lead}</p>
        <label className="people-search">
          <Icon name="search" />
          <span className="sr-only">{text.people.search}</span>
          <input
            className="input"
            type="search"
            placeholder={text.people.search}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        {problem && (
          <p role="alert" className="muted">
            {text.common.unreachable}{' '}
            <button type="button" className="button" onClick={retry}>
              {text.common.retry}
            </button>
          </p>
        )}
        {!world && !problem && <output className="muted">{text.common.loading}</output>}
        {byAccess.length > 0 && (
          <section>
            <h2>{text.people.byAccess}</h2>
            <ul className="people-cards">
              {byAccess.map((user) => (
                <PersonCard
                  key={user.id}
                  user={user}
                  place={place}
                  purpose={text.people.kinds[user.username] ?? ''}
                />
              ))}
            </ul>
          </section>
        )}
        {others.length > 0 && (
          <section>
            <h2>{text.people.others}</h2>
            <ul className="people-cards small-cards">
              {others.slice(0, shown).map((user) => (
                <PersonCard key={user.id} user={user} place={place} />
              ))}
            </ul>
            {others.length > shown && (
              <button type="button" className="button" onClick={() => setShown(shown + 100)}>
                {text.people.showMore(Math.min(100, others.length - shown))}
              </button>
            )}
          </section>
        )}
        {world && byAccess.length + others.length === 0 && <p className="muted">{text.common.nothing}</p>}
      </main>
    </div>
  );
};

interface WorldLoading {
  world: WorldView | null;
  problem: boolean;
  retry: () => void;
}

/** The world, before a person is chosen. */
const useWorld = (): WorldLoading => {
  const [world, setWorld] = useState<WorldView | null>(null);
  const [problem, setProblem] = useState(false);
  useEffect(() => load(setWorld, setProblem), []);
  const retry = (): void => {
    setProblem(false);
    load(setWorld, setProblem);
  };
  return { world, problem, retry };
};

const load = (setWorld: (world: WorldView) => void, setProblem: (problem: boolean) => void): void => {
  sandboxCall<WorldView>('GET', 'world').then(setWorld, () => setProblem(true));
};

const PersonCard = ({
  user,
  place,
  purpose,
}: {
  user: UserView;
  place: Place;
  purpose?: string;
}): ReactNode => (
  <li>
    <PlaceLink className="person-card" to={{ ...place, as: user.id }}>
      <Avatar user={user} size={36} />
      <span className="person-names">
        <b>{user.global_name ?? user.username}</b>
        <span className="muted small">@{user.username}</span>
        {purpose && <span className="person-purpose">{purpose}</span>}
      </span>
    </PlaceLink>
  </li>
);

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
