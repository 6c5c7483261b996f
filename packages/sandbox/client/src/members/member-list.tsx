import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useDirectory } from '../state/room.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { groupMembers } from './group-members.ts';
import { MemberRow } from './member-row.tsx';

const firstShown = 60;

/** Everybody in the server, by highest role. Long lists are expanded step by step. */
export const MemberList = ({
  onClose,
  onMention,
}: {
  onClose: () => void;
  onMention: (userId: string) => void;
}): ReactNode => {
  const text = useText();
  const directory = useDirectory();
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(firstShown);
  const wanted = useDeferredValue(query);
  const { groups, left } = useMemo(() => groupMembers(directory, wanted, most), [directory, wanted, most]);
  return (
    <aside className="members" aria-label={text.members.title}>
      <div className="members-head">
        <h2>{text.members.count(directory.members.size)}</h2>
        <IconButton className="only-narrow" icon="close" name={text.common.close} onClick={onClose} />
      </div>
      <input
        className="input"
        type="search"
        aria-label={text.members.search}
        placeholder={text.members.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div className="members-scroll">
        {groups.map(({ role, total, userIds }) => (
          <section key={role?.id ?? 'none'}>
            <h3 className="label">
              {role?.name ?? text.members.online} · {total}
            </h3>
            <ul>
              {userIds.map((userId) => (
                <MemberRow key={userId} userId={userId} onMention={onMention} />
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p className="muted">{text.common.nothing}</p>}
        {left > 0 && (
          <button type="button" className="button" onClick={() => setMost(most + 200)}>
            {text.members.showMore(Math.min(200, left))}
          </button>
        )}
      </div>
    </aside>
  );
};
