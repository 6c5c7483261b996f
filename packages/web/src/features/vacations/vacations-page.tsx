import type { VacationView } from '@famiglia/contract/vacations/vacations';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { CalendarDays, Plus } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { PERSONNEL_PAGE, useVacations } from '../../entities/personnel/queries.ts';
import { GiveDialog } from './give-dialog.tsx';
import { PersonnelHeader } from '../../entities/personnel/personnel-header.tsx';
import { vacationsText } from './vacations.text.ts';
import { VacationRow } from './vacation-row.tsx';

/** `/guild/:guildId/personnel/vacations`: requests to decide, who is away, who will be, and what was. */
export const VacationsPage = () => {
  const text = useText(vacationsText);
  const manages = may(useCurrentGuild().access.permissions, 'personnel.manage');
  const [giving, setGiving] = useState(false);
  const nobodyAsks = useVacations('requests').data?.total === 0;
  return (
    <>
      <PersonnelHeader
        current="vacations"
        actions={
          manages ? (
            <Button
              variant={nobodyAsks ? 'primary' : 'secondary'}
              icon={<Plus aria-hidden className="size-4" />}
              onClick={() => setGiving(true)}
            >
              {text.give}
            </Button>
          ) : null
        }
      />
      <Lists manages={manages} />
      {giving ? <GiveDialog onClose={() => setGiving(false)} /> : null}
    </>
  );
};

/** All at once, so that no list moves another one. */
const Lists = ({ manages }: { manages: boolean }) => {
  const awaited = useFirstPages().find(({ isPending }) => isPending);
  return (
    <>
      {awaited ? (
        <QueryView query={awaited} skeleton={<ListSkeleton rows={8} headed={false} />}>
          {() => null}
        </QueryView>
      ) : null}
      <div hidden={awaited !== undefined} className="grid gap-4">
        {VIEWS.map((view) => (
          <Vacations key={view} view={view} manages={manages} />
        ))}
        <NoneYet />
      </div>
    </>
  );
};

const VIEWS: readonly VacationView[] = ['requests', 'away', 'upcoming', 'history'];

const useFirstPages = () => [
  useVacations('requests'),
  useVacations('away'),
  useVacations('upcoming'),
  useVacations('history'),
];

/** One list. Only who is away is also shown empty, because that is an answer. */
const Vacations = ({ view, manages }: { view: VacationView; manages: boolean }) => {
  const text = useText(vacationsText);
  const [limit, setLimit] = useState(PERSONNEL_PAGE);
  const vacations = useVacations(view, limit);
  return (
    <QueryView query={vacations} skeleton={null}>
      {({ items, total }) =>
        items.length === 0 && view !== 'away' ? null : (
          <Card>
            <h2 className="border-b border-line px-4 py-3 text-base font-semibold">
              {text[view]} <span className="font-normal text-faint">{total}</span>
            </h2>
            {items.length === 0 ? <p className="p-4 text-muted">{text.nobodyAway}</p> : null}
            <ul>
              {items.map((vacation) => (
                <VacationRow key={vacation.id} vacation={vacation} view={view} manages={manages} />
              ))}
            </ul>
            {items.length < total ? (
              <div className="border-t border-line p-2">
                <Button
                  variant="ghost"
                  className="w-full"
                  loading={vacations.isFetching}
                  onClick={() => setLimit(Math.min(limit + PERSONNEL_PAGE, 100))}
                >
                  {text.more}
                </Button>
              </div>
            ) : null}
          </Card>
        )
      }
    </QueryView>
  );
};

/** What to do where there was never a vacation. */
const NoneYet = () => {
  const text = useText(vacationsText);
  if (useFirstPages().some(({ data }) => data === undefined || data.total > 0)) return null;
  return (
    <EmptyState icon={<CalendarDays aria-hidden />} title={text.emptyTitle} command="/vacation">
      {text.emptyBody}
    </EmptyState>
  );
};
