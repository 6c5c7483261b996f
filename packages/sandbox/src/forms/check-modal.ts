import { ComponentType as Type, TextInputStyle } from 'discord-api-types/v10';
import { flatten } from '../world/component-node.ts';
import type { ComponentNode } from '../world/component-node.ts';
import { checkSelect, SELECTS } from './check-select.ts';
import { FormErrors } from './form-errors.ts';
import type { FieldPath } from './form-errors.ts';

export interface ModalForm {
  custom_id: string;
  title: string;
  components: ComponentNode[];
}

interface LengthLimits {
  min_length?: number;
  max_length?: number;
}

const TOP = [Type.ActionRow, Type.Label, Type.TextDisplay];
const IN_LABEL = [
  Type.TextInput,
  ...SELECTS,
  Type.FileUpload,
  Type.RadioGroup,
  Type.CheckboxGroup,
  Type.Checkbox,
];
const LONGEST_TEXT = 4000;

/**
 * The form that an interaction answers with: one to five labels, texts or, deprecated but accepted, rows with
 * one input each. Lengths and child components follow Discord's OpenAPI document, the rules on `required`,
 * `min_values` and `disabled` its component reference.
 */
export const readModalForm = (body: unknown): ModalForm => {
  const form = (body ?? {}) as ModalForm;
  const errors = new FormErrors();
  errors.length(['data', 'custom_id'], form.custom_id, 1, 100);
  errors.length(['data', 'title'], form.title, 1, 45);
  errors.length(['data', 'components'], form.components, 1, 5);
  const components = Array.isArray(form.components) ? form.components : [];
  components.forEach((node, index) => checkTop(errors, ['data', 'components', index], node));
  const all = flatten(components);
  refuseRepeated(errors, all, 'custom_id', 'COMPONENT_CUSTOM_ID_DUPLICATED');
  refuseRepeated(errors, all, 'id', 'COMPONENT_ID_DUPLICATED');
  errors.throwIfAny();
  return form;
};

/** An id of 0 means none, as in a message. */
const refuseRepeated = (
  errors: FormErrors,
  nodes: ComponentNode[],
  field: 'id' | 'custom_id',
  code: string,
): void => {
  const ids = nodes.flatMap((node) => node[field] || []);
  if (new Set(ids).size === ids.length) return;
  errors.add(['data', 'components'], code, `Component ${field.replace('_', ' ')} cannot be duplicated`);
};

const checkTop = (errors: FormErrors, path: FieldPath, node: ComponentNode): void => {
  if (!TOP.includes(node.type)) return errors.choice([...path, 'type'], node.type, TOP);
  if (node.type === Type.TextDisplay)
    return errors.length([...path, 'content'], node.content, 1, LONGEST_TEXT);
  if (node.type === Type.Label) {
    errors.length([...path, 'label'], node.label, 1, 45);
    if (node.description !== undefined) errors.length([...path, 'description'], node.description, 1, 100);
    if (!node.component) return errors.required([...path, 'component']);
    return checkField(errors, [...path, 'component'], node.component, IN_LABEL);
  }
  errors.length([...path, 'components'], node.components, 1, 1);
  const input = node.components?.[0];
  if (!input) return;
  errors.length([...path, 'components', 0, 'label'], input.label, 1, 45);
  checkField(errors, [...path, 'components', 0], input, [Type.TextInput]);
};

const checkField = (errors: FormErrors, path: FieldPath, field: ComponentNode, allowed: Type[]): void => {
  if (!allowed.includes(field.type)) return errors.choice([...path, 'type'], field.type, allowed);
  if (field.type === Type.TextInput) return checkTextInput(errors, path, field);
  if (SELECTS.has(field.type)) return checkModalSelect(errors, path, field);
  errors.length([...path, 'custom_id'], field.custom_id, 1, 100);
};

const checkTextInput = (errors: FormErrors, path: FieldPath, input: ComponentNode): void => {
  errors.length([...path, 'custom_id'], input.custom_id, 1, 100);
  errors.length([...path, 'placeholder'], input.placeholder, 0, 100);
  errors.length([...path, 'value'], input.value, 0, LONGEST_TEXT);
  const { min_length: least, max_length: most = LONGEST_TEXT } = input as LengthLimits;
  errors.number([...path, 'min_length'], least, 0, Math.min(most, LONGEST_TEXT));
  errors.number([...path, 'max_length'], most, 1, LONGEST_TEXT);
  if (input.style === undefined) return errors.required([...path, 'style']);
  errors.choice([...path, 'style'], input.style, [TextInputStyle.Short, TextInputStyle.Paragraph]);
};

const checkModalSelect = (errors: FormErrors, path: FieldPath, select: ComponentNode): void => {
  checkSelect(errors, path, select);
  if (select.min_values === 0 && (select.required ?? true) === true) {
    errors.add(
      [...path, 'min_values'],
      'NUMBER_TYPE_MIN',
      'int value should be greater than or equal to 1 if the select is required.',
    );
  }
  if (select.disabled === true) {
    errors.add(
      [...path, 'disabled'],
      'COMPONENT_DISABLED_IN_MODAL',
      'Modals cannot have disabled components.',
    );
  }
};
