import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { ReactNode } from 'react';
import { selectItems } from '../components/select-items.ts';
import { useText } from '../i18n/use-text.ts';
import { useDirectory } from '../state/room.ts';
import { SelectMenu } from '../ui/select-menu.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import type { ModalInput } from './modal-fields.ts';

interface ModalInputFieldProps {
  id: string;
  input: ModalInput;
  label: string;
  /** The id of the description below the label. */
  describedBy: string | undefined;
  value: string | string[];
  onChange: (value: string | string[]) => void;
}

export const ModalInputField = ({
  id,
  input,
  label,
  describedBy,
  value,
  onChange,
}: ModalInputFieldProps): ReactNode => {
  const text = useText();
  const directory = useDirectory();
  switch (input.type) {
    case ComponentType.TextInput: {
      const Tag = input.style === TextInputStyle.Paragraph ? 'textarea' : 'input';
      return (
        <Tag
          id={id}
          className="input"
          aria-describedby={describedBy}
          autoComplete="off"
          value={value}
          placeholder={input.placeholder}
          required={input.required ?? true}
          minLength={input.min_length}
          maxLength={input.max_length ?? 4000}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    }
    case ComponentType.Checkbox:
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.target.checked))}
        />
      );
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return <ChoiceGroup id={id} label={label} group={input} value={value} onChange={onChange} />;
    case ComponentType.FileUpload:
      return (
        <p id={id} className="muted small">
          {text.modal.uploads}
        </p>
      );
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return (
        <SelectMenu
          id={id}
          name={label}
          describedBy={describedBy}
          label={input.placeholder ?? text.modal.choose}
          items={selectItems(input, directory)}
          chosen={Array.isArray(value) ? value : []}
          min={input.required === false ? 0 : (input.min_values ?? 1)}
          max={input.max_values ?? 1}
          onChoose={onChange}
        />
      );
  }
};
