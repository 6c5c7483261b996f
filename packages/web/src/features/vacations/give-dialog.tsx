import { useState } from 'react';
import { MemberField } from '../../entities/member/member-field.tsx';
import type { ChosenMember } from '../../entities/member/member-field.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { vacationsText } from './vacations.text.ts';
import { useGive } from './queries.ts';

const today = (): string => new Date().toLocaleDateString('sv-SE');

/** Gives a member a vacation, of any length that makes sense. */
export const GiveDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText(vacationsText);
  const give = useGive();
  const [member, setMember] = useState<ChosenMember | null>(null);
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState(today);
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title={text.giveTitle}
      body={text.giveBody}
      confirm={text.save}
      disabled={member === null || until < from}
      pending={give.isPending}
      error={give.error}
      onConfirm={() => {
        if (member === null) return;
        give.mutate({ user_id: member.id, from, until, reason }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <MemberField onChoose={setMember} />
      <div className="grid gap-3 sm:grid-cols-2">
        <DayField label={text.firstDay} value={from} onChange={setFrom} />
        <DayField label={text.lastDay} value={until} onChange={setUntil} />
      </div>
      <FormField label={text.reason} hint={text.reasonHint}>
        {(control) => (
          <Input
            {...control}
            maxLength={300}
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
