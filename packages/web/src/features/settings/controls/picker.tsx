import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown, Search } from '../../../shared/ui/icons.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { POPUP, POPUP_ITEM } from '../../../shared/ui/popup-classes.ts';
import { controlsText } from './controls.text.ts';

export interface PickerOption {
  value: string;
  label: string;
  picture?: ReactNode;
  note?: string;
  /** The note names something to mend. */
  alarming?: boolean;
  /** Shown with the note as its reason, but cannot be chosen. */
  disabled?: boolean;
}

interface PickerProps {
  options: readonly PickerOption[];
  value: PickerOption | null;
  onChange: (value: string) => void;
  className?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

/** A select with a search field, for long lists. */
export const Picker = ({ options, value, onChange, className, ...control }: PickerProps) => {
  const text = useText(controlsText);
  return (
    <Combobox.Root
      items={options}
      value={value}
      onValueChange={(next: PickerOption | null) => {
        if (next) onChange(next.value);
      }}
      isItemEqualToValue={(item: PickerOption | null, chosen: PickerOption | null) =>
        item?.value === chosen?.value
      }
    >
      <Combobox.Trigger
        {...control}
        className={classes(
          'flex h-11 w-full min-w-0 items-center gap-2.5 rounded-sm border border-field-line bg-field px-3 text-left transition-colors duration-(--quick) hover:border-faint aria-invalid:border-bad md:h-9',
          className,
        )}
      >
        {value?.picture}
        <span className={classes('min-w-0 flex-1 truncate', !value?.value && 'text-faint')}>
          {value?.label ?? text.none}
        </span>
        {value ? <Note of={value} /> : null}
        <ChevronDown aria-hidden className="size-4 shrink-0 text-faint" />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner align="start" sideOffset={6} className="z-40 outline-none">
          <Combobox.Popup
            aria-label={text.find}
            className={classes(POPUP, 'w-(--anchor-width) max-w-(--available-width) min-w-60 p-0')}
          >
            <div className="flex items-center gap-2.5 border-b border-line px-3.5">
              <Search aria-hidden className="size-4 shrink-0 text-faint" />
              <Combobox.Input
                aria-label={text.find}
                placeholder={text.find}
                spellCheck={false}
                className="h-11 w-full bg-transparent text-base outline-none md:h-9 md:text-sm"
              />
            </div>
            <Combobox.Empty className="px-3.5 py-4 text-muted empty:hidden">{text.nothing}</Combobox.Empty>
            <Combobox.List className="max-h-[min(320px,calc(var(--available-height)-56px))] overflow-y-auto p-1 empty:p-0">
              {(option: PickerOption) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  disabled={option.disabled ?? false}
                  className={classes(POPUP_ITEM, option.disabled && 'text-faint')}
                >
                  {option.picture}
                  <span className="min-w-0 flex-1 truncate">{option.label}</span>
                  <Note of={option} />
                  <Combobox.ItemIndicator>
                    <Check aria-hidden className="size-4 text-brass" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
};

const Note = ({ of: { note, alarming } }: { of: PickerOption }) =>
  note ? (
    <span className={classes('shrink-0 text-xs', alarming ? 'text-bad' : 'text-faint')}>{note}</span>
  ) : null;
