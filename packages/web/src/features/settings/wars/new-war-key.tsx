import { MAX_KEY_NAME } from '@famiglia/contract/keys/api-keys';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { FreshKey } from '../keys/fresh-key.tsx';
import { keysText } from '../keys/keys.text.ts';
import { useCreateWarKey } from '../keys/queries.ts';
import { warKeysText } from './war-keys.text.ts';

/** Names a key and makes it. The key itself stays on the page until somebody says that it is copied. */
export const NewWarKey = () => {
  const text = useText(warKeysText);
  const keys = useText(keysText);
  const create = useCreateWarKey(useCurrentGuild().id);
  const [name, setName] = useState('');
  const made = create.data;
  if (made)
    return <FreshKey label={keys.fresh(made.name)} secret={made.secret} onDone={() => create.reset()} />;
  return (
    <form
      noValidate
      className="grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = name.trim();
        if (typed !== '') create.mutate(typed, { onSuccess: () => setName('') });
      }}
    >
      <FormField label={text.name} hint={text.nameHint}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              className="min-w-0 flex-1 basis-48"
              maxLength={MAX_KEY_NAME}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" variant="primary" disabled={name.trim() === ''} loading={create.isPending}>
              {text.create}
            </Button>
          </div>
        )}
      </FormField>
      <Refusal error={create.error} />
    </form>
  );
};
