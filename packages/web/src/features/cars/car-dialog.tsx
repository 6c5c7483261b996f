import { CAR_NAME_LENGTH, CAR_NOTE_LENGTH, CAR_PLATE_LENGTH, carFields } from '@famiglia/contract/cars/cars';
import type { Car } from '@famiglia/contract/cars/cars';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useDiscordRoles } from '../../entities/role/use-discord-roles.ts';
import { FormDialog } from '../../entities/roster/form/form-dialog.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useSeenVersion } from '../../shared/lib/use-seen-version.ts';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { NewerVersion } from '../../shared/ui/newer-version.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { carsText } from './cars.text.ts';
import { useAddCar, useSaveCar } from './queries.ts';

const NEW = { name: '', plate: '', rank: '', note: '' };
type Draft = typeof NEW;

const draftOf = ({ name, plate, needed_role_id: rank, note }: Car): Draft => ({
  name,
  plate,
  rank: rank ?? '',
  note,
});

interface CarDialogProps {
  /** Null for a new one. */
  car: Car | null;
  onClose: () => void;
}

/** The form of a car. An edit that somebody overtook shows what they saved and keeps what was typed. */
export const CarDialog = ({ car, onClose }: CarDialogProps) => {
  const text = useText(carsText);
  const [add, save] = [useAddCar(), useSaveCar()];
  const sent = car === null ? add : save;
  const { version, refusal, newer, take } = useSeenVersion(car, save.error);
  const [draft, setDraft] = useState(car === null ? NEW : draftOf(car));
  const [tried, setTried] = useState(false);
  const roles = useRankOptions(draft.rank);
  const theirs = newer === null ? null : differing(draftOf(newer), draft, text.fields, roles);
  const isNamed = carFields.name.safeParse(draft.name).success;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNamed) return;
    const { name, plate, rank, note } = draft;
    const values = { name, plate, note, needed_role_id: rank === '' ? null : rank };
    if (car === null) add.mutate(values, { onSuccess: onClose });
    else save.mutate({ ...values, carId: car.id, version }, { onSuccess: onClose });
  };
  const line = (field: 'name' | 'plate' | 'note', maxLength: number, problem?: string) => (
    <FormField label={text.fields[field]} problem={problem}>
      {(control) => (
        <Input
          {...control}
          maxLength={maxLength}
          value={draft[field]}
          onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
        />
      )}
    </FormField>
  );
  return (
    <FormDialog
      title={car === null ? text.add : text.editTitle(car.name)}
      description={text.dialogNote}
      save={text.save}
      saving={sent.isPending}
      theirs={theirs}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid gap-4">
          {line('name', CAR_NAME_LENGTH, tried && !isNamed ? text.nameWrong : undefined)}
          {line('plate', CAR_PLATE_LENGTH)}
          <div className="grid min-w-0 gap-1.5">
            <span aria-hidden className="font-medium">
              {text.fields.rank}
            </span>
            <Select
              label={text.fields.rank}
              value={draft.rank}
              options={roles}
              onChange={(rank) => setDraft({ ...draft, rank })}
            />
            <p className="text-xs text-pretty text-muted">{text.rankHint}</p>
          </div>
          {line('note', CAR_NOTE_LENGTH)}
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
            <Refusal error={sent.error} />
          )}
        </form>
      )}
    </FormDialog>
  );
};

/** The server's roles; one that was deleted since stays visible until another is chosen. */
const useRankOptions = (chosen: string): readonly { value: string; label: string }[] => {
  const text = useText(carsText);
  const { id: guildId } = useCurrentGuild();
  const { data } = useDiscordRoles(guildId);
  const known = (data ?? []).filter(({ id, managed }) => id !== guildId && !managed);
  const isGone = chosen !== '' && !known.some(({ id }) => id === chosen);
  return [
    { value: '', label: text.anyone },
    ...(isGone ? [{ value: chosen, label: data ? text.goneRole : '…' }] : []),
    ...known.map(({ id, name }) => ({ value: id, label: name })),
  ];
};

/** What somebody else saved, where the draft says something else. */
const differing = (
  theirs: Draft,
  mine: Draft,
  names: Record<keyof Draft, string>,
  roles: readonly { value: string; label: string }[],
): { name: string; value: string }[] =>
  (Object.keys(theirs) as (keyof Draft)[])
    .filter((field) => theirs[field] !== mine[field].trim())
    .map((field) => ({
      name: names[field],
      value:
        (field === 'rank' ? roles.find(({ value }) => value === theirs.rank)?.label : theirs[field]) || '—',
    }));
