import { eventRoutes } from '@famiglia/contract/event-routes';
import { snowflake } from '@famiglia/contract/shapes';
import { useState } from 'react';
import { useText } from '../../language/use-text.ts';
import { errorDetail } from '../../lib/error-detail.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { useEventChange } from '../../features/events/api/use-event-change.ts';
import { FormField } from '../../ui/form-field.tsx';
import type { AddPeopleProps } from './add-people-props.ts';
import { dialogsText } from './dialogs.text.ts';

/** For a leader whose rights do not open the list of members. */
export const AddById = ({ eventId, reserve }: AddPeopleProps) => {
  const text = useText(dialogsText);
  const [id, setId] = useState('');
  const add = useEventChange(eventRoutes.add);
  return (
    <form
      noValidate
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ eventId, user_id: id.trim(), reserve }, { onSuccess: () => setId('') });
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
            value={id}
            onChange={(event) => {
              add.reset();
              setId(event.target.value);
            }}
          />
        )}
      </FormField>
      <Button
        type="submit"
        className="mt-6.5"
        disabled={!snowflake.safeParse(id.trim()).success}
        loading={add.isPending}
      >
        {text.addMain}
      </Button>
    </form>
  );
};
