import { Select as Base } from '@base-ui/react/select';
import type { ReactElement } from 'react';
import { Check } from './icons.ts';
import { POPUP, POPUP_ITEM, POPUP_LABEL } from './popup-classes.ts';

export interface SelectProps<Value extends string> {
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

interface SelectListProps extends Pick<SelectProps<string>, 'value' | 'options' | 'onChange'> {
  /** The button that it opens from. */
  trigger: ReactElement;
}

/** The options of a select, open when it first appears. */
export const SelectList = ({ trigger, value, options, onChange }: SelectListProps) => (
  <Base.Root
    defaultOpen
    items={options}
    value={value}
    onValueChange={(next) => {
      if (next !== null) onChange(next);
    }}
  >
    <Base.Trigger render={trigger} />
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
