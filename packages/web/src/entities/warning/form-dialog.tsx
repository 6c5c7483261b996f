import { REASON_LENGTH } from '@famiglia/contract/warnings/warnings';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
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
