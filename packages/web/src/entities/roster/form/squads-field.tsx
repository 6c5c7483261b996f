import { MAX_SQUADS, SQUAD_NAME_LENGTH } from '@famiglia/contract/rosters/squads';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { useDebounced } from '../../../shared/lib/use-debounced.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ArrowUp, Plus, Trash2 } from '../../../shared/ui/icons.ts';
import { Input } from '../../../shared/ui/input.tsx';
import { MemberAutocomplete } from '../../../shared/ui/member-autocomplete.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { useMemberSearch } from '../../member/use-member-search.ts';
import { useDiscordRoles } from '../../role/use-discord-roles.ts';
import type { SquadDraft } from './squad-draft.ts';
import { squadRequestOf } from './squad-draft.ts';
import { squadsText } from './squads.text.ts';

interface SquadsFieldProps {
  value: readonly SquadDraft[];
  onChange: (value: SquadDraft[]) => void;
  /** A code of the texts. */
  problem: string | undefined;
  frozen: boolean;
  /** False where squads are planned for several events: each has leaders of its own. */
  hasLeaders?: boolean;
}

/** The squads of a roster, in the order in which they fill. */
export const SquadsField = ({ value, onChange, problem, frozen, hasLeaders = true }: SquadsFieldProps) => {
  const text = useText(squadsText);
  const format = useFormat();
  const { slots } = squadRequestOf(value, '0');
  const add = () =>
    onChange([...value, { key: crypto.randomUUID(), name: '', slots: '5', roleId: null, leader: null }]);
  const up = (index: number) =>
    onChange(
      value.flatMap((squad, at) => (at === index ? [] : at === index - 1 ? swap(value, at) : [squad])),
    );
  return (
    <fieldset disabled={frozen} className="col-span-2 grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium">{text.squads}</legend>
      <p className="text-xs text-pretty text-muted">
        {frozen ? text.frozen : value.length === 0 ? text.hint : text.sum(format.number(slots))}
      </p>
      {value.map((squad, index) => (
        <SquadRow
          key={squad.key}
          squad={squad}
          number={index + 1}
          hasLeader={hasLeaders}
          onChange={(part) => onChange(value.map((one) => (one === squad ? { ...one, ...part } : one)))}
          onUp={() => up(index)}
          onRemove={() => onChange(value.filter((one) => one !== squad))}
        />
      ))}
      {problem === undefined ? null : (
        <p role="alert" className="text-xs text-bad">
          {text.problems[problem] ?? problem}
        </p>
      )}
      {frozen || value.length >= MAX_SQUADS ? null : (
        <Button variant="ghost" className="-ml-3.5 justify-self-start" onClick={add}>
          <Plus aria-hidden className="size-4" />
          {text.add}
        </Button>
      )}
    </fieldset>
  );
};

const swap = (squads: readonly SquadDraft[], index: number): SquadDraft[] =>
  [squads[index + 1], squads[index]].filter((squad) => squad !== undefined);

interface SquadRowProps {
  squad: SquadDraft;
  number: number;
  hasLeader: boolean;
  onChange: (part: Partial<SquadDraft>) => void;
  onUp: () => void;
  onRemove: () => void;
}

const SquadRow = ({ squad, number, hasLeader, onChange, onUp, onRemove }: SquadRowProps) => {
  const text = useText(squadsText);
  const name = squad.name.trim() || text.unnamed(number);
  return (
    <fieldset
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)_88px] gap-x-3 gap-y-2 rounded-sm border border-line p-3"
    >
      <FormField label={text.name}>
        {(control) => (
          <Input
            {...control}
            maxLength={SQUAD_NAME_LENGTH}
            placeholder={text.namePlaceholder}
            value={squad.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </FormField>
      <NumberField
        label={text.slots}
        min={1}
        max={500}
        value={squad.slots}
        onChange={(slots) => onChange({ slots })}
      />
      <div className="col-span-2 grid gap-x-3 gap-y-2 sm:grid-cols-2">
        <RoleChoice value={squad.roleId} onChange={(roleId) => onChange({ roleId })} />
        {hasLeader ? <LeaderField value={squad.leader} onChange={(leader) => onChange({ leader })} /> : null}
      </div>
      <div className="col-span-2 -mb-2 flex justify-end">
        <IconButton label={text.up(name)} disabled={number === 1} onClick={onUp}>
          <ArrowUp aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={text.remove(name)} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
    </fieldset>
  );
};

const NONE = 'none';

const RoleChoice = ({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (value: string | null) => void;
}) => {
  const text = useText(squadsText);
  const { id: guildId } = useCurrentGuild();
  const roles = useDiscordRoles(guildId).data ?? [];
  // @everyone has the guild's own id; a squad that needs it would need nothing.
  const options = roles
    .filter(({ id }) => id !== guildId)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span aria-hidden className="font-medium">
        {text.role}
      </span>
      <Select
        label={text.role}
        value={value ?? NONE}
        options={[{ value: NONE, label: text.noRole }, ...options]}
        onChange={(role) => onChange(role === NONE ? null : role)}
      />
    </div>
  );
};

type Leader = SquadDraft['leader'];

/** The leader's name as it is typed, until a member is chosen. An empty field means nobody. */
const LeaderField = ({ value, onChange }: { value: Leader; onChange: (value: Leader) => void }) => {
  const text = useText(squadsText);
  const mayLook = may(useCurrentGuild().access.permissions, 'users.view');
  const [typed, setTyped] = useState(value?.name ?? '');
  const isChosen = value !== null && typed === value.name;
  const found = useMemberSearch(useDebounced(isChosen ? '' : typed.trim(), 200));
  return (
    <FormField label={text.leader}>
      {(control) => (
        <MemberAutocomplete
          input={<Input {...control} placeholder={text.leaderPlaceholder} spellCheck={false} />}
          value={typed}
          onType={(next) => {
            setTyped(next);
            onChange(null);
          }}
          members={isChosen || !typed.trim() ? [] : (found.data ?? [])}
          empty={found.isFetching ? text.looking : text.nobody}
          offers={mayLook && !isChosen}
          onChoose={({ user_id: id, display_name: name }) => {
            setTyped(name);
            onChange({ id, name });
          }}
        />
      )}
    </FormField>
  );
};
