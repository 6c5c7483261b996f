import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from './icons.ts';
import { POPUP, POPUP_ITEM } from './popup-classes.ts';

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
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
      className="inline-flex h-11 items-center justify-between gap-2 rounded-sm border border-line-strong px-3 text-left leading-tight transition-colors duration-(--quick) hover:bg-hover md:h-9"
    >
      <Base.Value />
      <Base.Icon>
        <ChevronDown aria-hidden className="size-4 text-faint" />
      </Base.Icon>
    </Base.Trigger>
    <Base.Portal>
      <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-20 outline-none">
        <Base.Popup className={`${POPUP} max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto`}>
          {options.map((option) => (
            <Base.Item key={option.value} value={option.value} className={POPUP_ITEM}>
              <Base.ItemText className="flex-1">{option.label}</Base.ItemText>
              <Base.ItemIndicator>
                <Check aria-hidden className="size-4 text-brass" />
              </Base.ItemIndicator>
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
