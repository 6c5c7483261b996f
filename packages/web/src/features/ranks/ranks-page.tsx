import { requirementsText } from '@famiglia/contract/ranks/rank-words';
import type { Ladder, RankChange } from '@famiglia/contract/ranks/ranks';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ArrowDown, ArrowUp, Trophy } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { PersonnelHeader } from '../../entities/personnel/personnel-header.tsx';
import { useReady } from '../../entities/personnel/queries.ts';
import { useLadder, useRankChanges } from './queries.ts';
import { ranksText } from './ranks.text.ts';
import { ReadyCard } from './ready-card.tsx';

/** `/guild/:guildId/personnel/ranks`: who is ready, the ladder, and what changed lately. */
export const RanksPage = () => {
  const text = useText(ranksText);
  const { id: guildId, access } = useCurrentGuild();
  const ladder = useLadder();
  const ready = useReady();
  const changes = useRankChanges();
  // All at once, so that no card moves another one.
  const awaited: UseQueryResult | undefined = [ladder, ready, changes].find((query) => query.isPending);
  const edit = may(access.permissions, 'settings.manage') ? (
    <Link to={`/guild/${guildId}/personnel/ranks/ladder`} className={buttonClasses({ variant: 'secondary' })}>
      {text.edit}
    </Link>
  ) : null;
  return (
    <>
      <PersonnelHeader current="ranks" actions={edit} />
      {awaited ? (
        <QueryView query={awaited} skeleton={<ListSkeleton rows={8} headed={false} />}>
          {() => null}
        </QueryView>
      ) : (
        <QueryView query={ladder} skeleton={null}>
          {({ steps }) =>
            steps.length === 0 ? (
              <EmptyState
                icon={<Trophy aria-hidden />}
                title={text.noLadder}
                command="/ranks step"
                action={edit}
              >
                {text.noLadderBody}
              </EmptyState>
            ) : (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start">
                <div className="grid min-w-0 gap-4">
                  <QueryView query={ready} skeleton={null}>
                    {({ items, total }) => (
                      <ReadyCard
                        proposals={items}
                        total={total}
                        manages={may(access.permissions, 'personnel.manage')}
                      />
                    )}
                  </QueryView>
                  <Changes query={changes} />
                </div>
                <LadderCard steps={steps} />
              </div>
            )
          }
        </QueryView>
      )}
    </>
  );
};

/** The highest step stands on top. */
const LadderCard = ({ steps }: { steps: Ladder['steps'] }) => {
  const text = useText(ranksText);
  const language = useLanguage();
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.ladder}</h2>
      <ol reversed>
        {steps.toReversed().map(({ role_id, name, requirements, holders, role_exists }) => (
          <li key={role_id} className="grid gap-0.5 border-t border-line px-4 py-3 first:border-t-0">
            <p className="flex justify-between gap-3">
              <span className="font-medium wrap-anywhere">{name}</span>
              <span className="shrink-0 text-muted">{text.holders(holders)}</span>
            </p>
            <p className="text-xs text-pretty text-muted">
              {requirementsText(language, requirements, text.reputation) || text.byLeaders}
            </p>
            {role_exists ? null : <p className="text-xs text-bad">{text.roleGone}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
};

const Changes = ({ query }: { query: ReturnType<typeof useRankChanges> }) => {
  const text = useText(ranksText);
  return (
    <QueryView query={query} skeleton={null}>
      {({ items }) => (
        <Card>
          <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.changes}</h2>
          {items.length === 0 ? <p className="p-4 text-muted">{text.noChanges}</p> : null}
          <ul>
            {items.map((change) => (
              <ChangeRow key={change.id} change={change} />
            ))}
          </ul>
        </Card>
      )}
    </QueryView>
  );
};

const ChangeRow = ({ change }: { change: RankChange }) => {
  const text = useText(ranksText);
  const format = useFormat();
  const { id: guildId } = useCurrentGuild();
  const Arrow = change.is_promotion ? ArrowUp : ArrowDown;
  const notes = [change.by?.name ?? text.byHand, ...(change.applied ? [] : [text.waits]), change.reason];
  return (
    <li className="flex items-start gap-3 border-t border-line px-4 py-2.5 first:border-t-0">
      <Arrow
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${change.is_promotion ? 'text-good' : 'text-bad'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <Link to={`/guild/${guildId}/users/${change.member.id}`} className="font-medium hover:underline">
            {change.member.name}
          </Link>{' '}
          {text.to(change.from ?? text.noRank, change.to ?? text.noRank)}
        </p>
        <p className="text-xs text-pretty wrap-anywhere text-muted">{notes.filter(Boolean).join(' · ')}</p>
      </div>
      <time dateTime={change.at} title={format.dateTime(change.at)} className="shrink-0 text-xs text-faint">
        {format.date(change.at)}
      </time>
    </li>
  );
};
