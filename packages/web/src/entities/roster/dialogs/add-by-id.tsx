import { snowflake } from '@famiglia/contract/kit/shapes';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import type { AddPeopleProps } from './add-people-props.ts';
import { dialogsText } from './dialogs.text.ts';

/** For a leader who may not view the list of members. */
export const AddById = ({ add, reserve }: AddPeopleProps) => {
  const text = useText(dialogsText);
  const [userId, setUserId] = useState('');
  return (
    <form
      noValidate
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        add.send({ user_id: userId.trim(), reserve }, () => setUserId(''));
      }}
    >
      <FormField
        label={text.addId}
        hint={text.addIdHint}
        problem={add.error ? errorDetail(add.error) : undefined}
        className="flex-1"
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            value={userId}
            onChange={(event) => {
              add.reset();
              setUserId(event.target.value);
            }}
          />
        )}
      </FormField>
      <Button
        type="submit"
        className="mt-6.5"
        disabled={!snowflake.safeParse(userId.trim()).success}
        loading={add.pending !== null}
      >
        {text.addMain}
      </Button>
    </form>
  );
};
