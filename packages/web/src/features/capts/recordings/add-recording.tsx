import { recordingRoutes } from '@famiglia/contract/capts/recording-routes';
import { recordingUrl } from '@famiglia/contract/capts/recording-url';
import { Plus } from '../../../shared/ui/icons.ts';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { useCaptChange } from '../queries.ts';
import { recordingsText } from './recordings.text.ts';

interface AddRecordingProps {
  captId: string;
  /** Whose view it may show. */
  people: readonly { id: string; name: string }[];
}

/** A form for a leader to enter a link that a member sent elsewhere. */
export const AddRecording = ({ captId, people }: AddRecordingProps) => {
  const text = useText(recordingsText);
  const add = useCaptChange(recordingRoutes.addRecording);
  const [url, setUrl] = useState('');
  const [userId, setUserId] = useState('');
  const [isBad, setBad] = useState(false);
  const refusal = add.error ? errorDetail(add.error) : undefined;
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line px-4 py-3 sm:grid-cols-[minmax(0,1fr)_11rem_auto] sm:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        const isLink = recordingUrl.safeParse(url).success;
        setBad(!isLink);
        if (!isLink) return;
        add.mutate(
          { captId, url: url.trim(), user_id: userId || null },
          {
            onSuccess: () => {
              setUrl('');
              setUserId('');
            },
          },
        );
      }}
    >
      <FormField label={text.link} problem={isBad ? text.badLink : refusal}>
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            placeholder={text.linkPlaceholder}
            value={url}
            onChange={(event) => {
              add.reset();
              setBad(false);
              setUrl(event.target.value);
            }}
          />
        )}
      </FormField>
      <div className="grid gap-1.5">
        <span aria-hidden className="font-medium">
          {text.whose}
        </span>
        <Select
          label={text.whose}
          value={userId}
          options={[
            { value: '', label: text.forAll },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setUserId}
        />
      </div>
      <Button
        type="submit"
        className="sm:mt-6.5"
        icon={<Plus aria-hidden className="size-4" />}
        disabled={url.trim() === ''}
        loading={add.isPending}
      >
        {text.add}
      </Button>
    </form>
  );
};
