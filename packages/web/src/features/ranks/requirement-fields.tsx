import { NO_REQUIREMENTS, rankRequirements } from '@famiglia/contract/ranks/ranks';
import type { RankRequirements } from '@famiglia/contract/ranks/ranks';
import { useRef, useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Plus, X } from '../../shared/ui/icons.ts';
import { Menu, MenuItem } from '../../shared/ui/menu.tsx';
import { NumberField } from '../../shared/ui/number-field.tsx';
import { ranksText } from './ranks.text.ts';

const NUMBERS = [
  'reputation',
  'days',
  'days_in_rank',
  'events',
  'capts',
  'voice_hours',
  'reliability',
] as const;
type NumberKind = (typeof NUMBERS)[number];
type FieldKind = NumberKind | 'span_days';

/** All are counted over the same days. */
const COUNTED: ReadonlySet<NumberKind> = new Set(['events', 'capts', 'voice_hours']);

interface RequirementFieldsProps {
  requirements: RankRequirements;
  onChange: (requirements: RankRequirements) => void;
}

/** What a step asks for: a field for each requirement that is set, and a menu of the others. */
export const RequirementFields = ({ requirements, onChange }: RequirementFieldsProps) => {
  const text = useText(ranksText);
  const list = useRef<HTMLDivElement>(null);
  // A field stays while its number is typed, although 0 asks for nothing.
  const [typed, setTyped] = useState<readonly NumberKind[]>([]);
  const added = useRef<NumberKind | null>(null);

  const isShown = (kind: NumberKind): boolean => requirements[kind] !== 0 || typed.includes(kind);
  const shown = NUMBERS.filter(isShown);
  const others = NUMBERS.filter((kind) => !isShown(kind));
  const ask = (change: Partial<RankRequirements>) => onChange({ ...requirements, ...change });
  const type = (kind: FieldKind, value: string) => {
    if (kind !== 'span_days') setTyped([...typed, kind]);
    ask({ [kind]: value === '' ? Number.NaN : Number(value) });
  };
  const remove = (kind: NumberKind) => {
    setTyped(typed.filter((one) => one !== kind));
    const isCounted = shown.some((one) => one !== kind && COUNTED.has(one));
    ask({ [kind]: 0, ...(isCounted ? {} : { span_days: NO_REQUIREMENTS.span_days }) });
  };
  const fields: FieldKind[] = shown.flatMap((kind) =>
    kind === shown.findLast((one) => COUNTED.has(one)) ? [kind, 'span_days' as const] : [kind],
  );

  return (
    <div ref={list} className="grid gap-3">
      {fields.length === 0 && !requirements.no_warnings ? (
        <p className="text-muted">{text.byLeaders}</p>
      ) : null}
      <div className="grid gap-3 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
        {fields.map((kind) => (
          <div key={kind} data-kind={kind} className="flex items-start gap-1 *:first:flex-1">
            <RequirementField
              kind={kind}
              value={requirements[kind]}
              onChange={(value) => type(kind, value)}
            />
            {kind === 'span_days' ? null : (
              <IconButton
                label={text.removeRequirement(text.numbers[kind])}
                className="mt-6.5"
                onClick={() => remove(kind)}
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            )}
          </div>
        ))}
      </div>
      {requirements.no_warnings ? (
        <p className="flex items-center gap-1 font-medium">
          {text.noWarnings}
          <IconButton
            label={text.removeRequirement(text.noWarnings)}
            onClick={() => ask({ no_warnings: false })}
          >
            <X aria-hidden className="size-4" />
          </IconButton>
        </p>
      ) : null}
      {others.length > 0 || !requirements.no_warnings ? (
        <div>
          <Menu
            trigger={<Button icon={<Plus aria-hidden className="size-4" />}>{text.addRequirement}</Button>}
            // Whoever added a number types it next.
            finalFocus={() => list.current?.querySelector(`[data-kind="${added.current}"] input`) ?? true}
          >
            {others.map((kind) => (
              <MenuItem
                key={kind}
                onClick={() => {
                  added.current = kind;
                  type(kind, '');
                }}
              >
                {text.numbers[kind]}
              </MenuItem>
            ))}
            {requirements.no_warnings ? null : (
              <MenuItem
                onClick={() => {
                  added.current = null;
                  ask({ no_warnings: true });
                }}
              >
                {text.noWarnings}
              </MenuItem>
            )}
          </Menu>
        </div>
      ) : null}
    </div>
  );
};

interface RequirementFieldProps {
  kind: FieldKind;
  /** Not a number while the field is empty. */
  value: number;
  onChange: (typed: string) => void;
}

const RequirementField = ({ kind, value, onChange }: RequirementFieldProps) => {
  const text = useText(ranksText);
  const schema = rankRequirements.shape[kind];
  const min = kind === 'span_days' ? 1 : 0;
  const max = schema.maxValue ?? Number.MAX_SAFE_INTEGER;
  const isEmpty = Number.isNaN(value);
  const range = schema.safeParse(value).success ? undefined : text.numberRange(min, max);
  return (
    <NumberField
      label={text.numbers[kind]}
      min={min}
      max={max}
      value={isEmpty ? '' : String(value)}
      hint={range}
      problem={isEmpty ? undefined : range}
      onChange={onChange}
    />
  );
};
