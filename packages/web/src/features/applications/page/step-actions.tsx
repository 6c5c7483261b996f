import { mayStep } from '@famiglia/contract/applications/application-steps';
import type { ReviewStep } from '@famiglia/contract/applications/application-steps';
import { applicationRoutes, REASON_LENGTH } from '@famiglia/contract/applications/applications';
import type { ApplicationDetails } from '@famiglia/contract/applications/applications';
import { useState } from 'react';
import { useKeys } from '../../../entities/screenshot/use-keys.ts';
import { useIsOwn } from '../../../shared/auth/use-is-own.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useSeenVersion } from '../../../shared/lib/use-seen-version.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { ButtonKbd } from '../../../shared/ui/kbd.tsx';
import { OwnNote } from '../../../shared/ui/own-note.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { applicationText } from './application.text.ts';
import { useApplicationChange } from '../queries.ts';

const SEPARATOR = ' · ';
type Asked = 'accept' | 'refuse' | 'call';

/** Taking and deciding, with the keys T, A and R. */
export const StepActions = ({ application }: { application: ApplicationDetails }) => {
  const text = useText(applicationText);
  const [asked, setAsked] = useState<Asked | null>(null);
  const step = useApplicationChange(applicationRoutes.step);
  const { id: applicationId, status, version } = application;
  const isCalled = status === 'interview';
  const isOwn = useIsOwn()(application.candidate.id);
  const may = (name: ReviewStep): boolean => !isOwn && mayStep(name, status);
  const move = (name: ReviewStep) =>
    step.mutate(
      { applicationId, step: name, version },
      { onError: (error) => toast.error(errorDetail(error)) },
    );
  useKeys({
    KeyT: () => (may('take') ? move('take') : undefined),
    KeyA: () => (may('accept') ? setAsked('accept') : undefined),
    KeyR: () => (may('refuse') ? setAsked('refuse') : undefined),
  });
  const plain = (['release', 'no_show', 'reopen'] as const).filter(may);
  if (isOwn) return <OwnNote />;
  return (
    <>
      {may('take') ? (
        <Button loading={step.isPending} onClick={() => move('take')}>
          {text.take} <ButtonKbd>T</ButtonKbd>
        </Button>
      ) : null}
      {plain.map((name) => (
        <Button key={name} loading={step.isPending} onClick={() => move(name)}>
          {text[name]}
        </Button>
      ))}
      {may('call') ? (
        <Button onClick={() => setAsked('call')}>{isCalled ? text.callAgain : text.call}</Button>
      ) : null}
      {may('refuse') ? (
        <Button variant="danger" onClick={() => setAsked('refuse')}>
          {text.refuse} <ButtonKbd>R</ButtonKbd>
        </Button>
      ) : null}
      {may('accept') ? (
        <Button variant="good" onClick={() => setAsked('accept')}>
          {text.accept} <ButtonKbd>A</ButtonKbd>
        </Button>
      ) : null}
      {asked === null ? null : (
        <StepDialog application={application} step={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
};

interface StepDialogProps {
  application: ApplicationDetails;
  step: Asked;
  onClose: () => void;
}

const StepDialog = ({ application, step, onClose }: StepDialogProps) => {
  const text = useText(applicationText);
  const move = useApplicationChange(applicationRoutes.step);
  const { version } = useSeenVersion(application, move.error);
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const [when, setWhen] = useState('');
  const { name } = application.candidate;
  const isCalled = application.status === 'interview';
  const listed = application.marks.filter(({ kind }) => kind === 'blacklisted').map(({ note }) => note);
  const isListed = step === 'accept' && listed.length > 0;
  const said = [reason, words.trim()].filter(Boolean).join(SEPARATOR);
  return (
    <ConfirmDialog
      title={{
        accept: text.acceptTitle,
        refuse: text.refuseTitle,
        call: isCalled ? text.callAgainTitle : text.callTitle,
      }[step](name)}
      body={
        {
          accept: isListed ? text.acceptListed(listed.join(', ')) : text.acceptBody,
          refuse: text.refuseBody,
          call: text.callBody,
        }[step]
      }
      confirm={
        {
          accept: isListed ? text.acceptAnyway : text.accept,
          refuse: text.refuse,
          call: isCalled ? text.callAgain : text.invite,
        }[step]
      }
      danger={step === 'refuse' || isListed}
      disabled={step === 'refuse' && said === ''}
      pending={move.isPending}
      error={move.error}
      onConfirm={() =>
        move.mutate(
          {
            applicationId: application.id,
            version,
            step,
            text: said,
            ...(isListed ? { confirmed: true } : {}),
            ...(step === 'call' && when !== '' ? { at: new Date(when).toISOString() } : {}),
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      {step === 'refuse' ? (
        <Select
          label={text.template}
          value={reason}
          options={[
            { value: '', label: text.choose },
            ...application.refusal_reasons.map((value) => ({ value, label: value })),
          ]}
          onChange={setReason}
        />
      ) : null}
      {step === 'call' ? (
        <FormField label={text.when} hint={text.whenHint}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={when}
              onChange={(event) => setWhen(event.target.value)}
            />
          )}
        </FormField>
      ) : null}
      {step === 'accept' ? null : (
        <FormField label={step === 'refuse' ? text.ownWords : text.note}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={REASON_LENGTH - 110}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </FormField>
      )}
    </ConfirmDialog>
  );
};
