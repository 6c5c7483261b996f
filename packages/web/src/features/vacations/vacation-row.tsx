import type { Vacation, VacationView } from '@famiglia/contract/vacations/vacations';
import { useState } from 'react';
import { Link } from 'react-router';
import { useIsOwn } from '../../shared/auth/use-is-own.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { OwnNote } from '../../shared/ui/own-note.tsx';
import { RowActions } from '../../shared/ui/row-actions.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { vacationsText } from './vacations.text.ts';
import { useDecide, useEnd, useProlong } from './queries.ts';

interface VacationRowProps {
  vacation: Vacation;
  view: VacationView;
  manages: boolean;
}

/** One vacation: who, when, why, and what a leader may do with it. */
export const VacationRow = ({ vacation, view, manages }: VacationRowProps) => {
  const guild = useCurrentGuild();
  const words = useVacationWords();
  const { user, reason, decision } = vacation;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2 first:border-t-0">
      <Avatar id={user.id} name={user.name} src={user.avatar_url} />
      <div className="min-w-44 flex-1 py-1">
        <Link
          to={`/guild/${guild.id}/users/${user.id}`}
          className="font-medium wrap-anywhere hover:underline"
        >
          {user.name}
        </Link>
        <p className="text-muted">{words(vacation, view)}</p>
        {[reason, decision].filter(Boolean).map((words) => (
          <p key={words} className="text-xs text-pretty wrap-anywhere text-faint">
            {words}
          </p>
        ))}
      </div>
      {manages ? <VacationActions vacation={vacation} view={view} /> : null}
    </li>
  );
};

/** The days of a vacation or the end of an AFK; in the list of earlier ones also how it ended. */
const useVacationWords = () => {
  const text = useText(vacationsText);
  const format = useFormat();
  return (vacation: Vacation, view: VacationView): string => {
    const { kind, status, first_day, last_day, ends_at, ended_at, prolonged } = vacation;
    // Days have no zone: noon is the same day for every reader.
    const day = (date: string): string => format.date(`${date}T12:00:00.000Z`);
    const days = first_day === last_day ? day(first_day) : `${day(first_day)} – ${day(last_day)}`;
    const early = ended_at !== null && ended_at < ends_at;
    return [
      kind === 'afk' ? text.afk : days,
      ...(kind === 'afk' && view === 'away' ? [text.back(format.relative(ends_at))] : []),
      ...(kind === 'afk' && view !== 'away' ? [day(first_day)] : []),
      ...(prolonged > 0 ? [text.prolonged] : []),
      ...(view === 'history' ? [early ? text.early(format.date(ended_at)) : text.states[status]] : []),
    ].join(' · ');
  };
};

const VacationActions = ({ vacation, view }: Omit<VacationRowProps, 'manages'>) => {
  const text = useText(vacationsText);
  const decide = useDecide();
  const [open, setOpen] = useState<'refuse' | 'end' | 'prolong' | null>(null);
  const close = () => setOpen(null);
  const isOwn = useIsOwn()(vacation.user.id);
  if (view === 'history') return null;
  if (isOwn && view === 'requests') return <OwnNote />;
  return (
    <>
      <RowActions label={vacation.user.name}>
        {view === 'requests' ? (
          <>
            <Button
              variant="primary"
              loading={decide.isPending}
              onClick={() => decide.mutate({ vacationId: vacation.id, approve: true, reason: '' })}
            >
              {text.approve}
            </Button>
            <Button onClick={() => setOpen('refuse')}>{text.refuse}</Button>
          </>
        ) : (
          <>
            {vacation.kind === 'vacation' && !isOwn ? (
              <Button variant="ghost" onClick={() => setOpen('prolong')}>
                {text.prolong}
              </Button>
            ) : null}
            <Button variant="ghost" onClick={() => setOpen('end')}>
              {view === 'away' ? text.end : text.cancel}
            </Button>
          </>
        )}
      </RowActions>
      {open === 'refuse' ? <RefuseDialog vacation={vacation} onClose={close} /> : null}
      {open === 'end' ? <EndDialog vacation={vacation} begun={view === 'away'} onClose={close} /> : null}
      {open === 'prolong' ? <ProlongDialog vacation={vacation} onClose={close} /> : null}
    </>
  );
};

interface DialogProps {
  vacation: Vacation;
  onClose: () => void;
}

const RefuseDialog = ({ vacation, onClose }: DialogProps) => {
  const text = useText(vacationsText);
  const decide = useDecide();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      danger
      title={text.refuseTitle}
      body={text.refuseBody}
      confirm={text.refuse}
      pending={decide.isPending}
      error={decide.error}
      onConfirm={() =>
        decide.mutate({ vacationId: vacation.id, approve: false, reason }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <FormField label={text.refuseReason}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
};

const EndDialog = ({ vacation, begun, onClose }: DialogProps & { begun: boolean }) => {
  const text = useText(vacationsText);
  const end = useEnd();
  return (
    <ConfirmDialog
      danger
      title={begun ? text.endTitle : text.cancelTitle}
      body={begun ? text.endBody : text.cancelBody}
      confirm={begun ? text.end : text.cancel}
      {...(!begun && { keep: text.keep })}
      pending={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate({ vacationId: vacation.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};

const ProlongDialog = ({ vacation, onClose }: DialogProps) => {
  const text = useText(vacationsText);
  const format = useFormat();
  const prolong = useProlong();
  const [until, setUntil] = useState(vacation.last_day);
  return (
    <ConfirmDialog
      title={text.prolongTitle}
      body={`${vacation.user.name}, ${format.date(vacation.last_day)}`}
      confirm={text.save}
      disabled={until <= vacation.last_day}
      pending={prolong.isPending}
      error={prolong.error}
      onConfirm={() => prolong.mutate({ vacationId: vacation.id, until }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <FormField label={text.lastDay}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={vacation.last_day}
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
};
