import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from './icons.ts';
import { POPUP, POPUP_ITEM, POPUP_LABEL } from './popup-classes.ts';

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  /** Options of one group stand together, below its name. */
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
}

interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  group?: string;
}

export const Select = <Value extends string>({ label, value, options, onChange }: SelectProps<Value>) => (
  <Base.Root
    items={options}
    value={value}
    onValueChange={(next) => {
      if (next !== null) onChange(next);
    }}
  >
    <Base.Trigger
      aria-label={label}
      className="inline-flex h-11 items-center justify-between gap-2 rounded-sm border border-field-line bg-field px-3 text-left leading-tight transition-colors duration-(--quick) hover:bg-hover md:h-9"
    >
      <Base.Value />
      <Base.Icon>
        <ChevronDown aria-hidden className="size-4 text-faint" />
      </Base.Icon>
    </Base.Trigger>
    <Base.Portal>
      <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-40 outline-none">
        <Base.Popup className={`${POPUP} max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto`}>
          {[...new Set(options.map(({ group }) => group))].map((group) => {
            const items = options
              .filter((option) => option.group === group)
              .map((option) => <Item key={option.value} {...option} />);
            return group === undefined ? (
              items
            ) : (
              <Base.Group key={group}>
                <Base.GroupLabel className={POPUP_LABEL}>{group}</Base.GroupLabel>
                {items}
              </Base.Group>
            );
          })}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);

const Item = ({ value, label }: { value: string; label: string }) => (
  <Base.Item value={value} className={POPUP_ITEM}>
    <Base.ItemText className="flex-1">{label}</Base.ItemText>
    <Base.ItemIndicator>
      <Check aria-hidden className="size-4 text-brass" />
    </Base.ItemIndicator>
  </Base.Item>
);
