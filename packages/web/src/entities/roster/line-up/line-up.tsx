import { MOST_REPLACED, callableOf, isLineUpTime, missingOf } from '@famiglia/contract/rosters/line-up';
import type { LineUp as LineUpList, LineUpPerson } from '@famiglia/contract/rosters/line-up';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useNow } from '../../../shared/lib/use-now.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Fold } from '../../../shared/ui/fold.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { SignUp } from '../sign-up.ts';
import { useSignUpKind } from '../sign-up-kind.ts';
import { useSignUpChange } from '../use-sign-up-change.ts';
import { lineUpText } from './line-up.text.ts';

/** People enter voice without any change that the panel hears of. */
const LOOK_MS = 10_000;

interface LineUpProps {
  of: SignUp;
  leads: boolean;
}

/** Who of the main list is in voice, for leaders, around the start. */
export const LineUp = ({ of, leads }: LineUpProps) => {
  const text = useText(lineUpText);
  const format = useFormat();
  const kind = useSignUpKind();
  const { id: guildId } = useCurrentGuild();
  const now = useNow(of.starts_at);
  const isAhead = of.status === 'open' || of.status === 'closed';
  const isShown = leads && isAhead && isLineUpTime(new Date(of.starts_at), now);
  const place = { guildId, id: of.id };
  const lineUp = useQuery({
    queryKey: kind.lineUpKey(place),
    queryFn: ({ signal }) => kind.lineUp(place, signal),
    enabled: isShown,
    refetchInterval: LOOK_MS,
  });
  if (!isShown) return null;
  const { items, total } = lineUp.data ?? { items: [], total: 0 };
  const here = total - missingOf({ items }).length;
  return (
    <Fold
      className="border-t-0 border-b px-4"
      label={text.title}
      summary={lineUp.data ? text.summary(format.number(here), format.number(total)) : ''}
    >
      <QueryView query={lineUp} skeleton={<Skeleton className="h-16" />}>
        {(found) => <Missing of={of} found={found} />}
      </QueryView>
    </Fold>
  );
};

const Missing = ({ of, found }: { of: SignUp; found: LineUpList }) => {
  const text = useText(lineUpText);
  const format = useFormat();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const call = useSignUpChange(of.id, (kind) => kind.callMissing);
  const replace = useSignUpChange(of.id, (kind) => kind.replaceMissing);
  const missing = missingOf(found);
  const chosen = missing.filter(({ user_id: id }) => ticked.has(id)).map(({ user_id: id }) => id);
  const most = Math.min(found.reserve, MOST_REPLACED);
  const callable = callableOf(found).length;
  if (missing.length === 0) return <p className="pb-3">{found.total === 0 ? text.nobody : text.everybody}</p>;
  const listOf = (title: string, people: readonly LineUpPerson[]) => (
    <People
      title={title}
      people={people}
      ticked={ticked}
      isFull={chosen.length >= most}
      onTick={(id) =>
        setTicked((old) => new Set(old.has(id) ? [...old].filter((one) => one !== id) : [...old, id]))
      }
    />
  );
  return (
    <div className="grid gap-3 pb-3">
      {listOf(
        text.missing,
        missing.filter(({ excuse }) => excuse === null),
      )}
      {listOf(
        text.excused,
        missing.filter(({ excuse }) => excuse !== null),
      )}
      <p className="text-xs text-muted">{most === 0 ? text.noReserve : text.choose}</p>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        {callable === 0 ? null : (
          <Button variant="primary" loading={call.isPending} onClick={() => call.mutate(undefined)}>
            {text.call(format.number(callable))}
          </Button>
        )}
        {most === 0 ? null : (
          <Button
            loading={replace.isPending}
            disabled={chosen.length === 0}
            onClick={() => replace.mutate(chosen, { onSuccess: () => setTicked(new Set()) })}
          >
            {text.replace}
          </Button>
        )}
      </div>
      <Refusal error={call.error ?? replace.error} />
    </div>
  );
};

interface PeopleProps {
  title: string;
  people: readonly LineUpPerson[];
  ticked: ReadonlySet<string>;
  /** No more than wait on the reserve can be replaced. */
  isFull: boolean;
  onTick: (userId: string) => void;
}

const People = ({ title, people, ticked, isFull, onTick }: PeopleProps) => {
  const text = useText(lineUpText);
  const format = useFormat();
  if (people.length === 0) return null;
  const heading = `${title} ${format.number(people.length)}`;
  return (
    <section aria-label={heading}>
      <h3 className="text-xs text-muted">{heading}</h3>
      <ul>
        {people.map(({ user_id: id, display_name: name, excuse, called }) => (
          <li key={id}>
            <label className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5 md:min-h-8">
              <Checkbox
                checked={ticked.has(id)}
                disabled={isFull && !ticked.has(id)}
                onChange={() => onTick(id)}
              />
              <span className="min-w-0 break-words">{name}</span>
              <span className="text-xs text-muted empty:hidden">
                {[excuse && text.excuses[excuse], called && text.calls[called]].filter(Boolean).join(', ')}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
};
