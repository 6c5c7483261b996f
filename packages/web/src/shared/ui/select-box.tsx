import { Checkbox } from './checkbox.tsx';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some, but not all, are selected. */
  partly?: boolean;
  /** `range` while Shift is held: everything since the last selected one. */
  onChange: (checked: boolean, range: boolean) => void;
}

/** A checkbox with a touch-sized area. */
export const SelectBox = ({ label, checked, partly = false, onChange }: SelectBoxProps) => (
  <label className="relative z-1 grid size-11 cursor-pointer place-items-center md:size-10">
    <Checkbox
      aria-label={label}
      checked={checked}
      partly={partly}
      onChange={(event) => {
        const { nativeEvent } = event;
        onChange(event.target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
      }}
    />
  </label>
);
