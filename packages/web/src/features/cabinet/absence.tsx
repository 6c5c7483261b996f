import { cabinetRoutes } from '@famiglia/contract/cabinet/cabinet';
import type { Cabinet } from '@famiglia/contract/cabinet/cabinet';
import { VACATION_REASON } from '@famiglia/contract/vacations/vacations';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { useState } from 'react';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useNow } from '../../shared/lib/use-now.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { cabinetText } from './cabinet.text.ts';
import { useOwnChange } from './queries.ts';

/** Vacations and AFK of the reader: on, off, or taken back. */
export const Absence = ({ away }: Pick<Cabinet, 'away'>) => {
  const text = useText(cabinetText);
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid gap-3">
      {away.length === 0 ? <p className="text-muted">{text.notAway}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {away.map((one) => (
          <AwayLine key={one.id} of={one} />
        ))}
      </ul>
      <Button className="min-h-11 justify-self-start" onClick={() => setAsking(true)}>
        {text.words.goAway}
      </Button>
      {asking ? <VacationDialog onClose={() => setAsking(false)} /> : null}
    </div>
  );
};

const AwayLine = ({ of: { id, kind, asked, starts_at, ends_at } }: { of: Cabinet['away'][number] }) => {
  const text = useText(cabinetText);
  const format = useFormat();
  const now = useNow(starts_at);
  const end = useOwnChange(useCurrentGuild().id, cabinetRoutes.endVacation);
  const begun = !asked && Date.parse(starts_at) <= now.getTime();
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span>
        {text.awayKinds[kind]}:{' '}
        {kind === 'afk'
          ? text.until(format.time(ends_at))
          : text.days(format.date(starts_at), format.date(lastMoment(ends_at)))}
        {asked ? <span className="text-muted"> · {text.words.asked}</span> : null}
      </span>
      <Button className="min-h-11" loading={end.isPending} onClick={() => end.mutate({ vacationId: id })}>
        {begun ? text.words.comeBack : text.words.cancelVacation}
      </Button>
      <Refusal error={end.error} />
    </li>
  );
};

const VacationDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText(cabinetText);
  const { id: guildId, time_zone: zone } = useCurrentGuild();
  const take = useOwnChange(guildId, cabinetRoutes.takeVacation);
  const [from, setFrom] = useState(() => wallTimeAt(new Date(), zone).day);
  const [until, setUntil] = useState(from);
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title={text.words.goAway}
      body={text.vacationBody}
      confirm={text.goAway}
      disabled={from === '' || until < from}
      pending={take.isPending}
      error={take.error}
      onConfirm={() => take.mutate({ from, until, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <DayField label={text.firstDay} value={from} onChange={setFrom} />
        <DayField label={text.lastDay} value={until} onChange={setUntil} />
      </div>
      <FormField label={text.reason} hint={text.reasonHint}>
        {(control) => (
          <Input
            {...control}
            maxLength={VACATION_REASON}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
};

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const DayField = ({ label, value, onChange }: DayFieldProps) => (
  <FormField label={label}>
    {(control) => (
      <Input {...control} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    )}
  </FormField>
);

/** A vacation ends with the last moment of its last day. */
const lastMoment = (iso: string): string => new Date(Date.parse(iso) - 1).toISOString();
