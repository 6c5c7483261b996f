import { DOUBTS_PAGE } from '@famiglia/contract/moving/moving';
import type { NameReading, ReadName } from '@famiglia/contract/moving/moving';
import type { NamePattern } from '@famiglia/contract/moving/name-patterns';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { BatchList } from './batch-list.tsx';
import { DoubtRow } from './doubt-row.tsx';
import type { Decision } from './doubt-row.tsx';
import { useEnterNames, useNames } from './names-queries.ts';
import { namesText } from './names.text.ts';

/** Reads nick and static id from the nicknames on the server: a pattern, examples, doubts, and one button. */
export const NamesCard = () => {
  const text = useText(namesText);
  const { id: guildId } = useCurrentGuild();
  const [asked, ask] = useState<NamePattern | null>(null);
  const [page, setPage] = useState(1);
  const names = useNames(guildId, asked, page);
  return (
    <Card className="mt-4">
      <div className="border-b border-line px-4 py-4">
        <h3 className="font-medium">{text.title}</h3>
        <p className="text-pretty text-muted">
          {text.note}{' '}
          <Link to={`/guild/${guildId}/moving`} className="underline">
            {text.table}
          </Link>
        </p>
      </div>
      <QueryView query={names} skeleton={<ListSkeleton rows={4} />}>
        {(reading) =>
          reading.pattern === null ? (
            <p className="px-4 py-4 text-pretty">{text.nothing}</p>
          ) : (
            <Reading
              // Decisions are about what this pattern reads.
              key={reading.pattern}
              reading={reading}
              pattern={reading.pattern}
              page={page}
              onPage={setPage}
              onPin={() => ask(reading.pattern)}
              onPattern={(pattern) => {
                setPage(1);
                ask(pattern);
              }}
            />
          )
        }
      </QueryView>
      <BatchList />
    </Card>
  );
};

interface ReadingProps {
  reading: NameReading;
  pattern: NamePattern;
  page: number;
  onPage: (page: number) => void;
  /** Whatever others do meanwhile, what was typed stays on the screen. */
  onPin: () => void;
  onPattern: (pattern: NamePattern) => void;
}

const Reading = ({ reading, pattern, page, onPage, onPin, onPattern }: ReadingProps) => {
  const text = useText(namesText);
  const { id: guildId } = useCurrentGuild();
  const enter = useEnterNames(guildId);
  const [follow, setFollow] = useState(true);
  const [decisions, decide] = useState<ReadonlyMap<string, Decision>>(new Map());
  const { patterns, examples, ready, same, unfit, total, items } = reading;
  const chosen = [...decisions.values()].filter(({ taken }) => taken);
  const count = ready + chosen.length;
  const save = () =>
    enter.mutate(
      {
        pattern,
        follow,
        decisions: chosen.map(({ user_id, display_name, ingame_nick, static_id }) => ({
          user_id,
          display_name,
          ingame_nick,
          static_id,
        })),
      },
      {
        onSuccess: ({ batch, left_out: leftOut }) => {
          decide(new Map());
          if (batch === null) toast.info(text.noneEntered);
          else toast.success(text.entered(batch.changed));
          if (leftOut.length > 0)
            toast.error(
              [text.leftOut, ...leftOut.map(({ name, why }) => `${name} (${text.why[why]})`)].join(' '),
            );
        },
      },
    );
  return (
    <div className="grid gap-4 px-4 py-4">
      <Select
        label={text.pattern}
        value={pattern}
        options={patterns.map((one) => ({
          value: one.pattern,
          label: text.fits(text.patterns[one.pattern].label, one.fits),
        }))}
        onChange={onPattern}
      />
      {ready === 0 && total === 0 ? <p>{text.allDone(same)}</p> : null}
      {examples.length > 0 ? <Examples examples={examples} more={ready - examples.length} /> : null}
      {total > 0 ? (
        <section className="grid gap-2">
          <h4 className="font-medium">{text.doubts(total)}</h4>
          <p className="text-pretty text-muted">{text.doubtsNote}</p>
          <ul className="divide-y divide-line">
            {items.map((one) => (
              <DoubtRow
                key={`${one.user_id} ${one.display_name}`}
                name={one}
                decision={decisions.get(one.user_id)}
                onDecide={(decision) => {
                  onPin();
                  decide(new Map(decisions).set(one.user_id, decision));
                }}
              />
            ))}
          </ul>
          {total > items.length ? (
            <Pager page={page} pageSize={DOUBTS_PAGE} total={total} onChange={onPage} />
          ) : null}
        </section>
      ) : null}
      {unfit > 0 ? <p className="text-xs text-pretty text-muted">{text.unfit(unfit)}</p> : null}
      <Refusal error={enter.error} />
      {count > 0 ? (
        <div className="grid gap-3">
          <label className="flex min-h-11 cursor-pointer items-center gap-3 md:min-h-0">
            <Checkbox checked={follow} onChange={(event) => setFollow(event.target.checked)} />
            <span>
              {text.follow} <span className="text-muted">{text.followNote}</span>
            </span>
          </label>
          <Button variant="primary" className="justify-self-start" loading={enter.isPending} onClick={save}>
            {text.enter(count)}
          </Button>
        </div>
      ) : null}
    </div>
  );
};

const Examples = ({ examples, more }: { examples: readonly ReadName[]; more: number }) => {
  const text = useText(namesText);
  return (
    <section className="grid gap-2">
      <h4 className="font-medium">{text.examples}</h4>
      <ul className="grid gap-1">
        {examples.map(({ user_id, display_name, ingame_nick, static_id }) => (
          <li key={user_id} className="grid grid-cols-2 gap-3">
            <span className="wrap-anywhere text-muted">{display_name}</span>
            <span className="wrap-anywhere tabular-nums">
              {[ingame_nick, static_id && `#${static_id}`].filter(Boolean).join(' ')}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="text-muted">{text.more(more)}</p> : null}
    </section>
  );
};
