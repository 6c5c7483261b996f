import { ComponentType as Type } from 'discord-api-types/v10';
import { flatten } from '../../world/component-node.ts';
import type { ComponentNode } from '../../world/component-node.ts';
import { checkSelect, refuseType } from './check-components.ts';
import { FormErrors } from './form-errors.ts';
import type { FieldPath } from './form-errors.ts';

export interface ModalForm {
  custom_id: string;
  title: string;
  components: ComponentNode[];
}

const TOP = [Type.ActionRow, Type.Label, Type.TextDisplay];

/** The form that an interaction answers with: at most five fields. */
export function readModalForm(body: unknown): ModalForm {
  const form = (body ?? {}) as ModalForm;
  const errors = new FormErrors();
  errors.length(['data', 'custom_id'], form.custom_id, 1, 100);
  errors.length(['data', 'title'], form.title, 1, 45);
  errors.length(['data', 'components'], form.components, 1, 5);
  const components = Array.isArray(form.components) ? form.components : [];
  components.forEach((node, index) => checkTop(errors, ['data', 'components', index], node));
  const ids = flatten(components).flatMap((node) => node.custom_id ?? []);
  if (new Set(ids).size !== ids.length) {
    errors.add(
      ['data', 'components'],
      'COMPONENT_CUSTOM_ID_DUPLICATED',
      'Component custom id cannot be duplicated',
    );
  }
  errors.throwIfAny();
  return form;
}

function checkTop(errors: FormErrors, path: FieldPath, node: ComponentNode): void {
  if (!TOP.includes(node.type)) return refuseType(errors, [...path, 'type'], TOP);
  if (node.type === Type.TextDisplay) return errors.length([...path, 'content'], node.content, 1, 4000);
  if (node.type === Type.Label) {
    errors.length([...path, 'label'], node.label, 1, 45);
    errors.length([...path, 'description'], node.description, 0, 100);
    if (!node.component) return errors.required([...path, 'component']);
    return checkField(errors, [...path, 'component'], node.component);
  }
  errors.length([...path, 'components'], node.components, 1, 1);
  const input = node.components?.[0];
  if (input) errors.length([...path, 'components', 0, 'label'], input.label, 1, 45);
  if (input) checkField(errors, [...path, 'components', 0], input);
}

function checkField(errors: FormErrors, path: FieldPath, field: ComponentNode): void {
  if (field.type !== Type.TextInput) return checkSelect(errors, path, field);
  errors.length([...path, 'custom_id'], field.custom_id, 1, 100);
  errors.length([...path, 'placeholder'], field.placeholder, 0, 100);
  errors.length([...path, 'value'], field.value, 0, 4000);
  if (field.style === undefined) errors.required([...path, 'style']);
}
