import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { PaydayLine, PaydayPerson } from '@famiglia/contract/payday/payday-routes';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { HandCoins } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { CorrectionDialog, LineDialog, RateDialog } from './dialogs.tsx';
import { isUnpaid, PaydayHead } from './payday-head.tsx';
import { paydayText } from './payday.text.ts';
import { PersonRow } from './person-row.tsx';
import { useClosePeriod, usePayday, usePaydays, useRates } from './queries.ts';
import { RatesFold } from './rates-fold.tsx';

/** `/guild/:guildId/payday`: who gets what, and for what. */
export const PaydayPage = () => {
  const text = useText(paydayText);
  const language = useLanguage();
  const format = useFormat();
  const guild = useCurrentGuild();
  const query = usePaydays(guild.id);
  const close = useClosePeriod();
  const [params, setParams] = useSearchParams();
  const [correcting, setCorrecting] = useState(false);
  const [rating, setRating] = useState(false);
  const rates = useRates(guild.id).data;
  const manages = may(guild.access.permissions, 'money.manage');
  const listed = (query.data?.items ?? []).filter(({ status }) => status !== 'cancelled');
  const chosen = listed.find(({ id }) => id === params.get('payday')) ?? listed[0];
  const due = query.data?.due_cents ?? '0';
  const note = (): string => {
    if (query.data === undefined) return ' ';
    if (query.data.open_id !== null) return text.isOpen;
    return due === '0' ? text.nothingDue : text.due(formatCents(language, due), query.data.due_people);
  };
  // What is approved and not paid yet comes first.
  const isLeft = chosen?.status === 'approved' && isUnpaid(chosen);
  const canClose = manages && query.data !== undefined && query.data.open_id === null && due !== '0';
  const ratesFold = <RatesFold manages={manages} onAdd={() => setRating(true)} />;
  return (
    <>
      <PageHeader
        title={text.title}
        note={note()}
        actions={
          // Both at once, or the second would push the first aside.
          manages && query.data !== undefined ? (
            <>
              <Button onClick={() => setCorrecting(true)}>{text.correct}</Button>
              {canClose ? (
                <Button
                  variant={isLeft ? 'secondary' : 'primary'}
                  loading={close.isPending}
                  onClick={() => close.mutate({}, { onSuccess: ({ id }) => setParams({ payday: id }) })}
                >
                  {text.close}
                </Button>
              ) : null}
            </>
          ) : null
        }
      />
      <Refusal error={close.error} />
      <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-18" rows={6} />}>
        {() =>
          chosen === undefined ? (
            <>
              <Card>
                <EmptyState
                  icon={<HandCoins aria-hidden />}
                  title={text.emptyTitle}
                  action={
                    manages && rates?.items.length === 0 ? (
                      <Button variant={canClose ? 'secondary' : 'primary'} onClick={() => setRating(true)}>
                        {text.addRate}
                      </Button>
                    ) : undefined
                  }
                >
                  {text.emptyBody}
                </EmptyState>
              </Card>
              {ratesFold}
            </>
          ) : (
            <>
              {listed.length > 1 ? (
                <div className="mb-3">
                  <Select
                    label={text.which}
                    value={chosen.id}
                    options={listed.map(({ id, until }) => ({
                      value: id,
                      label: text.until(format.dateTime(until)),
                    }))}
                    onChange={(payday) => setParams({ payday })}
                  />
                </div>
              ) : null}
              <OnePayday key={chosen.id} paydayId={chosen.id} named={listed.length > 1} below={ratesFold} />
            </>
          )
        }
      </QueryView>
      {rating && rates !== undefined ? <RateDialog rates={rates} onClose={() => setRating(false)} /> : null}
      {correcting ? <CorrectionDialog onClose={() => setCorrecting(false)} /> : null}
    </>
  );
};

interface OnePaydayProps {
  paydayId: string;
  /** Whether its day stands above. */
  named: boolean;
  below: ReactNode;
}

/** What stands below is drawn with it, so that nothing is pushed down. */
const OnePayday = ({ paydayId, named, below }: OnePaydayProps) => {
  const text = useText(paydayText);
  const guild = useCurrentGuild();
  const query = usePayday(guild.id, paydayId);
  const [changed, setChanged] = useState<{ person: PaydayPerson; line: PaydayLine } | null>(null);
  const manages = may(guild.access.permissions, 'money.manage');
  return (
    <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-18" rows={6} />}>
      {(payday) => (
        <>
          <Card>
            <PaydayHead payday={payday} named={named} />
            <ul aria-label={text.people} className="divide-y divide-line">
              {payday.list.map((person) => (
                <PersonRow
                  key={person.user.id}
                  payday={payday}
                  person={person}
                  manages={manages}
                  onChange={(line) => setChanged({ person, line })}
                />
              ))}
            </ul>
            {changed === null ? null : (
              <LineDialog payday={payday} {...changed} onClose={() => setChanged(null)} />
            )}
          </Card>
          {below}
        </>
      )}
    </QueryView>
  );
};
