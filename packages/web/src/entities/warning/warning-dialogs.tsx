import { MOST_DAYS, MOST_WEIGHT, WARNING_KIND_NAMES, WARNING_KINDS } from '@famiglia/contract/warning-kinds';
import type { WarningKind } from '@famiglia/contract/warning-kinds';
import { REASON_LENGTH } from '@famiglia/contract/warnings';
import type { Warning } from '@famiglia/contract/warnings';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { errorDetail } from '../../shared/lib/error-detail.ts';
import { useSeenVersion } from '../../shared/lib/use-seen-version.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { NumberField } from '../../shared/ui/number-field.tsx';
import { newerVersionText } from '../../shared/ui/newer-version.text.ts';
import { NewerVersion } from '../../shared/ui/newer-version.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useEditWarning, useGiveWarning, useLiftWarning, useSetProof, useWarningRules } from './queries.ts';
import { warningText } from './warning.text.ts';

interface FormDialogProps {
  title: string;
  confirm: string;
  ready: boolean;
  pending: boolean;
  error: Error | null;
  danger?: boolean;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form: what was typed stays until the server has it. */
export const FormDialog = ({ title, confirm, ready, pending, error, onSend, ...props }: FormDialogProps) => {
  const text = useText(warningText);
  const form = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={title}
      actions={
        <>
          <Button variant="ghost" onClick={props.onClose}>
            {text.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={props.danger ? 'danger' : 'primary'}
            disabled={!ready}
            loading={pending}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !pending) onSend();
        }}
      >
        {props.children}
        <Refusal error={error} />
      </form>
    </Dialog>
  );
};

const KindField = ({ value, onChange }: { value: WarningKind; onChange: (kind: WarningKind) => void }) => {
  const text = useText(warningText);
  const language = useLanguage();
  const names = WARNING_KIND_NAMES[language];
  return (
    <Field label={text.kind}>
      <Select
        label={text.kind}
        value={value}
        options={WARNING_KINDS.map((kind) => ({ value: kind, label: names[kind] }))}
        onChange={onChange}
      />
    </Field>
  );
};

interface TextLineProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

export const TextLine = ({ label, hint, value, onChange }: TextLineProps) => (
  <FormField label={label} {...(hint === undefined ? {} : { hint })}>
    {(control) => (
      <Input
        {...control}
        maxLength={REASON_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </FormField>
);

/** A whole number within its limits; undefined if left empty, null if it is none. */
const numberOf = (typed: string, most: number): number | undefined | null => {
  if (typed.trim() === '') return undefined;
  const value = Number(typed);
  return Number.isInteger(value) && value >= 0 && value <= most ? value : null;
};

interface GiveDialogProps {
  member: { id: string; name: string };
  onClose: () => void;
}

/** Warns a member; points and term are those of the settings unless others are typed. */
export const GiveDialog = ({ member, onClose }: GiveDialogProps) => {
  const text = useText(warningText);
  const guildId = useCurrentGuild().id;
  const rules = useWarningRules(guildId).data;
  const give = useGiveWarning(guildId);
  const setProof = useSetProof(guildId);
  const [kind, setKind] = useState<WarningKind>('warning');
  const [listed, setListed] = useState('');
  const [own, setOwn] = useState('');
  const [typed, setTyped] = useState({ weight: '', days: '' });
  const [picture, setPicture] = useState<File | null>(null);
  const reason = listed === '' ? own.trim() : listed;
  const [weight, days] = [numberOf(typed.weight, MOST_WEIGHT), numberOf(typed.days, MOST_DAYS)];
  const pictureId = useId();

  const send = (): void => {
    const numbers = {
      ...(typeof weight === 'number' ? { weight } : {}),
      ...(typeof days === 'number' ? { days } : {}),
    };
    give.mutate(
      { user_id: member.id, kind, reason, ...numbers },
      {
        onSuccess: ({ id }) => {
          onClose();
          if (picture === null) return;
          setProof.mutate(
            { warningId: id, file: picture },
            { onError: (error) => toast.error(text.pictureFailed(errorDetail(error))) },
          );
        },
      },
    );
  };

  return (
    <FormDialog
      danger
      title={text.giveTitle(member.name)}
      confirm={text.give}
      ready={reason !== '' && weight !== null && days !== null}
      pending={give.isPending}
      error={give.error}
      onSend={send}
      onClose={onClose}
    >
      <KindField value={kind} onChange={setKind} />
      {rules && rules.reasons.length > 0 ? (
        <Field label={text.listed}>
          <Select
            label={text.listed}
            value={listed}
            options={[
              { value: '', label: text.ownWords },
              ...rules.reasons.map((one) => ({ value: one, label: one })),
            ]}
            onChange={setListed}
          />
        </Field>
      ) : null}
      {listed === '' ? (
        <TextLine label={text.reason} hint={text.reasonHint} value={own} onChange={setOwn} />
      ) : null}
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={text.weight}
          max={MOST_WEIGHT}
          placeholder={rules ? String(rules.weights[kind]) : undefined}
          value={typed.weight}
          onChange={(value) => setTyped({ ...typed, weight: value })}
        />
        <NumberField
          label={text.days}
          hint={text.daysHint}
          max={MOST_DAYS}
          placeholder={rules ? String(rules.days) : undefined}
          value={typed.days}
          onChange={(value) => setTyped({ ...typed, days: value })}
        />
      </div>
      <Field label={text.picture} htmlFor={pictureId} hint={text.pictureHint}>
        <input
          id={pictureId}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="w-full text-muted"
          onChange={(event) => setPicture(event.target.files?.[0] ?? null)}
        />
      </Field>
    </FormDialog>
  );
};

export const EditDialog = ({ warning, onClose }: { warning: Warning; onClose: () => void }) => {
  const text = useText(warningText);
  const language = useLanguage();
  const { saveMine } = useText(newerVersionText);
  const edit = useEditWarning(useCurrentGuild().id);
  const { version, refusal, newer, take } = useSeenVersion(warning, edit.error);
  const [kind, setKind] = useState(warning.kind);
  const [reason, setReason] = useState(warning.reason);
  const [typed, setTyped] = useState({ weight: String(warning.weight), days: '' });
  const [why, setWhy] = useState('');
  const [weight, days] = [numberOf(typed.weight, MOST_WEIGHT), numberOf(typed.days, MOST_DAYS)];
  const isReady = reason.trim() !== '' && why.trim() !== '' && typeof weight === 'number' && days !== null;
  return (
    <FormDialog
      title={text.editTitle}
      confirm={refusal ? saveMine : text.save}
      ready={isReady}
      pending={edit.isPending}
      error={refusal ? null : edit.error}
      onSend={() => {
        if (!isReady) return;
        const term = days === undefined ? {} : { days };
        const said = { kind, reason, weight, why, ...term };
        edit.mutate({ warningId: warning.id, ...said, version }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <KindField value={kind} onChange={setKind} />
      <TextLine label={text.reason} hint={text.reasonHint} value={reason} onChange={setReason} />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={text.weight}
          max={MOST_WEIGHT}
          value={typed.weight}
          onChange={(value) => setTyped({ ...typed, weight: value })}
        />
        <NumberField
          label={text.daysLeft}
          hint={text.daysLeftHint}
          max={MOST_DAYS}
          value={typed.days}
          onChange={(value) => setTyped({ ...typed, days: value })}
        />
      </div>
      <TextLine label={text.why} hint={text.whyHint} value={why} onChange={setWhy} />
      {refusal && newer ? (
        <NewerVersion
          refusal={refusal}
          theirs={[
            { name: WARNING_KIND_NAMES[language][newer.kind], value: `${newer.reason} · ${newer.weight}` },
          ]}
          onTake={() => {
            setKind(newer.kind);
            setReason(newer.reason);
            setTyped({ weight: String(newer.weight), days: '' });
            take();
            edit.reset();
          }}
        />
      ) : null}
    </FormDialog>
  );
};

export const LiftDialog = ({ warning, onClose }: { warning: Warning; onClose: () => void }) => {
  const text = useText(warningText);
  const lift = useLiftWarning(useCurrentGuild().id);
  const [why, setWhy] = useState('');
  return (
    <FormDialog
      title={text.liftTitle}
      confirm={text.liftConfirm}
      ready={why.trim() !== ''}
      pending={lift.isPending}
      error={lift.error}
      onSend={() => lift.mutate({ warningId: warning.id, why }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextLine label={text.why} hint={text.whyHint} value={why} onChange={setWhy} />
    </FormDialog>
  );
};
