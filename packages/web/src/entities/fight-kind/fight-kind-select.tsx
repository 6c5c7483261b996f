import { hexOf } from '@famiglia/contract/events/event-look';
import { kindName } from '@famiglia/contract/fight-kinds/fight-kind-mark';
import type { FightKindMark } from '@famiglia/contract/fight-kinds/fight-kind-mark';
import type { FightKind } from '@famiglia/contract/fight-kinds/fight-kinds';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { FilterField } from '../../shared/ui/filter-field.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { fightKindText } from './fight-kind.text.ts';
import { useFightKinds } from './use-fight-kinds.ts';

interface FightKindFieldProps {
  /** Empty for none. */
  value: string;
  /** The kind that it carries already, which may be deleted. */
  kept?: FightKindMark | null | undefined;
  onChange: (id: string, kind: FightKind | undefined) => void;
}

/** Chooses the kind of an event or a capt. It keeps its place until the kinds are there; nothing is shown if the guild has none. */
export const FightKindField = ({ value, kept, onChange }: FightKindFieldProps) => {
  const text = useText(fightKindText);
  const { data: kinds = [], isPending } = useFightKinds(useCurrentGuild().id);
  const isGone = kept && !kinds.some(({ id }) => id === kept.id);
  const offered: readonly FightKindMark[] = isGone ? [kept, ...kinds] : kinds;
  if (offered.length === 0 && !isPending) return null;
  return (
    <div className={classes('grid content-start gap-1.5', isPending && 'invisible')}>
      <span aria-hidden className="font-medium">
        {text.kind}
      </span>
      <Select
        label={text.kind}
        value={value}
        options={[
          { value: '', label: text.none },
          ...offered.map((kind) => ({ value: kind.id, label: kindName(kind) })),
        ]}
        onChange={(id) =>
          onChange(
            id,
            kinds.find((kind) => kind.id === id),
          )
        }
      />
    </div>
  );
};

interface FilterProps {
  /** Empty for all. */
  value: string;
  onChange: (id: string) => void;
}

/** Filters a list by kind. It keeps its place until the kinds are there; nothing is shown if the guild has none. */
export const FightKindSelect = ({ value, onChange }: FilterProps) => {
  const text = useText(fightKindText);
  const { data, isPending } = useFightKinds(useCurrentGuild().id);
  const kinds = data ?? [];
  if (kinds.length === 0 && !isPending) return null;
  return (
    <span className={classes('grid', isPending && 'invisible')}>
      <Select
        label={text.kind}
        value={kinds.some(({ id }) => id === value) ? value : ''}
        options={[
          { value: '', label: text.all },
          ...kinds.map((kind) => ({ value: kind.id, label: kindName(kind) })),
        ]}
        onChange={onChange}
      />
    </span>
  );
};

/** The same under its label. */
export const FightKindFilter = (props: FilterProps) => {
  const text = useText(fightKindText);
  const { data, isPending } = useFightKinds(useCurrentGuild().id);
  return data?.length === 0 || (data === undefined && !isPending) ? null : (
    <FilterField label={text.kind}>
      <FightKindSelect {...props} />
    </FilterField>
  );
};

/** The kind beside a status. */
export const FightKindBadge = ({ kind }: { kind: FightKindMark | null }) =>
  kind === null ? null : (
    <Badge>
      {kind.color === null ? null : (
        <span aria-hidden className="size-2 rounded-full" style={{ background: hexOf(kind.color) }} />
      )}
      {kind.name}
    </Badge>
  );
