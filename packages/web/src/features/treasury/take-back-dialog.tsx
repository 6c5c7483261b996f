import { MONEY_REASON_LENGTH } from '@famiglia/contract/treasury/treasury';
import type { TreasuryEntry } from '@famiglia/contract/treasury/treasury';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { useShownAmount } from './entry-list.tsx';
import { useTakeBack } from './queries.ts';
import { treasuryText } from './treasury.text.ts';

export const TakeBackDialog = ({ entry, onClose }: { entry: TreasuryEntry; onClose: () => void }) => {
  const text = useText(treasuryText);
  const shown = useShownAmount();
  const takeBack = useTakeBack();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title={text.takeBackTitle(shown(entry))}
      body={text.takeBackBody}
      confirm={text.takeBack}
      pending={takeBack.isPending}
      error={takeBack.error}
      onConfirm={() => takeBack.mutate({ entryId: entry.id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <FormField label={text.fields.reason}>
        {(control) => (
          <Input
            {...control}
            maxLength={MONEY_REASON_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
};
