import { DISMISSAL_WAYS } from '@famiglia/contract/warnings/warnings';
import type { DismissalWay } from '@famiglia/contract/warnings/warnings';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useDismiss } from './queries.ts';
import { FormDialog, TextLine } from './form-dialog.tsx';
import { warningText } from './warning.text.ts';

interface DismissDialogProps {
  member: { id: string; name: string };
  onClose: () => void;
}

/** A leader dismisses a member: how, and why. The form is the confirmation. */
export const DismissDialog = ({ member, onClose }: DismissDialogProps) => {
  const text = useText(warningText);
  const dismiss = useDismiss(useCurrentGuild().id);
  const [way, setWay] = useState<DismissalWay>('roles');
  const [reason, setReason] = useState('');
  const send = (): void =>
    dismiss.mutate(
      { userId: member.id, way, reason: reason.trim() },
      {
        onSuccess: () => {
          toast.success(text.dismissed(member.name));
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={text.dismissTitle(member.name)}
      confirm={text.dismiss}
      danger
      ready={reason.trim() !== ''}
      pending={dismiss.isPending}
      error={dismiss.error}
      onSend={send}
      onClose={onClose}
    >
      <Field label={text.way}>
        <Select
          label={text.way}
          value={way}
          options={DISMISSAL_WAYS.map((value) => ({ value, label: text.ways[value].label }))}
          onChange={setWay}
        />
        <p className="text-pretty text-muted">{text.ways[way].note}</p>
      </Field>
      <TextLine label={text.reason} hint={text.dismissHint} value={reason} onChange={setReason} />
    </FormDialog>
  );
};
