import type { Member } from '@famiglia/contract/guilds/guilds';
import { useState } from 'react';
import { useMemberSearch } from '../../entities/member/use-member-search.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useDebounced } from '../../shared/lib/use-debounced.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { MemberAutocomplete } from '../../shared/ui/member-autocomplete.tsx';
import { vacationsText } from './vacations.text.ts';
import { useGive } from './queries.ts';

const today = (): string => new Date().toLocaleDateString('sv-SE');

/** Gives a member a vacation, of any length that makes sense. */
export const GiveDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText(vacationsText);
  const give = useGive();
  const [typed, setTyped] = useState('');
  const [member, setMember] = useState<Member | null>(null);
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState(today);
  const [reason, setReason] = useState('');
  const search = useDebounced(typed.trim(), 200);
  const found = useMemberSearch(search);
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
        give.mutate({ user_id: member.user_id, from, until, reason }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <FormField label={text.member} hint={text.memberHint}>
        {(control) => (
          <MemberAutocomplete
            input={<Input {...control} />}
            value={typed}
            onType={(value) => {
              setTyped(value);
              setMember(null);
            }}
            members={search === '' ? [] : (found.data ?? [])}
            empty={found.isSuccess ? text.nobodyFound : ''}
            onChoose={(chosen) => {
              setMember(chosen);
              setTyped(chosen.display_name);
            }}
          />
        )}
      </FormField>
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
