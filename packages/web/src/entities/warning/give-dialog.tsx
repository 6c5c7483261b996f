import { MAX_DAYS, MAX_WEIGHT } from '@famiglia/contract/warnings/warning-kinds';
import type { WarningKind } from '@famiglia/contract/warnings/warning-kinds';
import { useId, useState } from 'react';
import { MemberField } from '../member/member-field.tsx';
import type { ChosenMember } from '../member/member-field.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { errorDetail } from '../../shared/lib/error-detail.ts';
import { Field } from '../../shared/ui/field.tsx';
import { NumberField } from '../../shared/ui/number-field.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useGiveWarning, useSetProof, useWarningRules } from './queries.ts';
import { warningText } from './warning.text.ts';
import { FormDialog, TextLine } from './form-dialog.tsx';
import { KindField, numberOf } from './warning-fields.tsx';

interface GiveDialogProps {
  /** Left out where the form asks for the member. */
  member?: ChosenMember;
  onClose: () => void;
}

/** Warns a member; points and term are those of the settings unless others are typed. */
export const GiveDialog = ({ member: known, onClose }: GiveDialogProps) => {
  const text = useText(warningText);
  const guildId = useCurrentGuild().id;
  const rules = useWarningRules(guildId).data;
  const give = useGiveWarning(guildId);
  const setProof = useSetProof(guildId);
  const [member, setMember] = useState(known ?? null);
  const [kind, setKind] = useState<WarningKind>('warning');
  const [listed, setListed] = useState('');
  const [own, setOwn] = useState('');
  const [typed, setTyped] = useState({ weight: '', days: '' });
  const [picture, setPicture] = useState<File | null>(null);
  const reason = listed === '' ? own.trim() : listed;
  const [weight, days] = [numberOf(typed.weight, MAX_WEIGHT), numberOf(typed.days, MAX_DAYS)];
  const pictureId = useId();

  const send = (): void => {
    if (member === null) return;
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
      title={known ? text.giveTitle(known.name) : text.giveNew}
      confirm={text.give}
      ready={member !== null && reason !== '' && weight !== null && days !== null}
      pending={give.isPending}
      error={give.error}
      onSend={send}
      onClose={onClose}
    >
      {known ? null : <MemberField onChoose={setMember} />}
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
          max={MAX_WEIGHT}
          placeholder={rules ? String(rules.weights[kind]) : undefined}
          value={typed.weight}
          onChange={(value) => setTyped({ ...typed, weight: value })}
        />
        <NumberField
          label={text.days}
          hint={text.daysHint}
          max={MAX_DAYS}
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
