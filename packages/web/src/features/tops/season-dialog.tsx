import { SEASON_NAME_LENGTH } from '@famiglia/contract/tops/tops';
import type { Season } from '@famiglia/contract/tops/tops';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { FormDialog } from '../../entities/roster/form/form-dialog.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useSeenVersion } from '../../shared/lib/use-seen-version.ts';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { NewerVersion } from '../../shared/ui/newer-version.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { useSaveSeason } from './queries.ts';
import { topsText } from './tops.text.ts';

type Field = 'name' | 'starts_on' | 'ends_on';
type Draft = Record<Field, string>;

const today = (): string => new Date().toLocaleDateString('sv-SE');
const draftOf = (season: Season | null): Draft => ({
  name: season?.name ?? '',
  starts_on: season?.starts_on ?? today(),
  ends_on: season?.ends_on ?? '',
});

interface SeasonDialogProps {
  /** Null where none is open. */
  season: Season | null;
  onClose: () => void;
}

/** The name and the dates of the open season, or of the next one. What somebody else saved meanwhile is shown; the draft stays. */
export const SeasonDialog = ({ season, onClose }: SeasonDialogProps) => {
  const text = useText(topsText);
  const save = useSaveSeason();
  const { version, refusal, newer, take } = useSeenVersion(season, save.error);
  const [draft, setDraft] = useState(draftOf(season));
  const [tried, setTried] = useState(false);
  const wrong = {
    name: draft.name.trim() === '' ? text.nameWrong : undefined,
    starts_on: draft.starts_on === '' ? text.dayMissing : undefined,
    ends_on:
      draft.ends_on === '' ? text.dayMissing : draft.ends_on < draft.starts_on ? text.daysWrong : undefined,
  };
  const theirs = newer === null ? null : differing(draftOf(newer), draft, text.fields);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(wrong).every((problem) => problem === undefined))
      save.mutate({ ...draft, name: draft.name.trim(), version }, { onSuccess: onClose });
  };
  const field = (name: Field) => (
    <FormField label={text.fields[name]} problem={tried ? wrong[name] : undefined}>
      {(control) => (
        <Input
          {...control}
          {...(name === 'name' ? { maxLength: SEASON_NAME_LENGTH } : { type: 'date', required: true })}
          value={draft[name]}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
      )}
    </FormField>
  );
  return (
    <FormDialog
      title={season === null ? text.begin : text.edit}
      description={text.dialogNote}
      save={text.save}
      saving={save.isPending}
      theirs={theirs}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid gap-4">
          {field('name')}
          <div className="grid gap-4 sm:grid-cols-2">
            {field('starts_on')}
            {field('ends_on')}
          </div>
          {refusal && newer && theirs ? (
            <NewerVersion
              refusal={refusal}
              theirs={theirs}
              onTake={() => {
                setDraft(draftOf(newer));
                take();
                save.reset();
              }}
            />
          ) : (
            <Refusal error={save.error} />
          )}
        </form>
      )}
    </FormDialog>
  );
};

/** What somebody else saved, where the draft says something else. */
const differing = (theirs: Draft, mine: Draft, names: Record<Field, string>) =>
  (Object.keys(theirs) as Field[])
    .filter((field) => theirs[field] !== mine[field].trim())
    .map((field) => ({ name: names[field], value: theirs[field] }));
