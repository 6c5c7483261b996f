import { type APIModalInteractionResponseCallbackComponent, ComponentType } from 'discord-api-types/v10';
import { type ReactNode, useId } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Markdown } from '../markdown/markdown.tsx';
import type { ModalFields, ModalInput } from './modal-fields.ts';
import { ModalInputField } from './modal-input-field.tsx';

interface ModalPartProps {
  component: APIModalInteractionResponseCallbackComponent;
  fields: ModalFields;
  onChange: (customId: string, value: string | string[]) => void;
}

/** One row of the form: text, an input with its label, or a deprecated row with inputs. */
export const ModalPart = ({ component, fields, onChange }: ModalPartProps): ReactNode => {
  if (component.type === ComponentType.TextDisplay) return <Markdown text={component.content} />;
  const rows: { input: ModalInput; label: string; hint?: string | undefined }[] =
    component.type === ComponentType.Label
      ? [{ input: component.component, label: component.label, hint: component.description }]
      : component.components.map((input) => ({ input, label: input.label ?? '' }));
  return rows.map(({ input, label, hint }) => (
    <LabelledInput
      key={input.custom_id}
      input={input}
      label={label}
      hint={hint}
      value={fields[input.custom_id] ?? ''}
      onChange={(value) => onChange(input.custom_id, value)}
    />
  ));
};

interface LabelledInputProps {
  input: ModalInput;
  label: string;
  hint: string | undefined;
  value: string | string[];
  onChange: (value: string | string[]) => void;
}

const LabelledInput = ({ input, label, hint, value, onChange }: LabelledInputProps): ReactNode => {
  const text = useText();
  const id = useId();
  const hintId = useId();
  const required = 'required' in input ? (input.required ?? true) : input.type !== ComponentType.Checkbox;
  return (
    <div className="modal-field">
      <label htmlFor={id}>
        {label} {required && <span className="faint small">({text.modal.required})</span>}
      </label>
      {hint && (
        <p id={hintId} className="muted small">
          {hint}
        </p>
      )}
      <ModalInputField
        id={id}
        input={input}
        label={label}
        describedBy={hint && hintId}
        value={value}
        onChange={onChange}
      />
    </div>
  );
};
