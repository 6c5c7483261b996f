import {
  type APICheckboxGroupComponent,
  type APIRadioGroupComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { ReactNode } from 'react';

interface ChoiceGroupProps {
  id: string;
  label: string;
  group: APIRadioGroupComponent | APICheckboxGroupComponent;
  value: string | string[];
  onChange: (value: string | string[]) => void;
}

/** Radio buttons, or checkboxes of which several may be ticked. */
export const ChoiceGroup = ({ id, label, group, value, onChange }: ChoiceGroupProps): ReactNode => {
  const single = group.type === ComponentType.RadioGroup;
  const chosen = Array.isArray(value) ? value : [value];
  const toggle = (choice: string, on: boolean): void => {
    if (single) onChange(choice);
    else onChange(on ? [...chosen, choice] : chosen.filter((other) => other !== choice));
  };
  return (
    <div id={id} role={single ? 'radiogroup' : 'group'} aria-label={label} className="choice-group">
      {group.options.map((option) => (
        <label key={option.value} className="choice">
          <input
            type={single ? 'radio' : 'checkbox'}
            name={id}
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
          <span>
            {option.label}
            {option.description && <span className="muted small"> {option.description}</span>}
          </span>
        </label>
      ))}
    </div>
  );
};
