import { ButtonStyle, ComponentType as Type } from 'discord-api-types/v10';
import { flatten } from '../../world/component-node.ts';
import type { ComponentNode } from '../../world/component-node.ts';
import { checkLayout, LAYOUT_TYPES } from './check-layout.ts';
import type { FieldPath, FormErrors } from './form-errors.ts';

const MOST_V2_COMPONENTS = 40;
const MOST_V2_TEXT = 4000;
const SELECTS = new Set([
  Type.StringSelect,
  Type.UserSelect,
  Type.RoleSelect,
  Type.MentionableSelect,
  Type.ChannelSelect,
]);

export function checkComponents(errors: FormErrors, path: FieldPath, given: unknown, v2: boolean): void {
  if (given === undefined || given === null) return;
  if (!Array.isArray(given)) return errors.wrongType(path, given);
  const nodes = given as ComponentNode[];
  if (v2) checkV2Totals(errors, path, nodes);
  else errors.length(path, nodes, 0, 5);
  nodes.forEach((node, index) => {
    const allowed = v2 ? LAYOUT_TYPES : [Type.ActionRow];
    if (!allowed.includes(node.type)) refuseType(errors, [...path, index, 'type'], allowed);
    else checkNode(errors, [...path, index], node);
  });
  checkDuplicates(errors, path, nodes);
}

function checkNode(errors: FormErrors, path: FieldPath, node: ComponentNode): void {
  if (node.type === Type.ActionRow) checkRow(errors, path, node);
  else if (node.type === Type.Button) checkButton(errors, path, node);
  else if (SELECTS.has(node.type)) checkSelect(errors, path, node);
  else checkLayout(errors, path, node, checkNode);
}

function checkRow(errors: FormErrors, path: FieldPath, row: ComponentNode): void {
  errors.length([...path, 'components'], row.components, 1, 5);
  const children = row.components ?? [];
  children.forEach((child, index) => {
    const place = [...path, 'components', index];
    if (child.type !== Type.Button && !SELECTS.has(child.type))
      refuseType(errors, [...place, 'type'], [Type.Button, ...SELECTS]);
    else checkNode(errors, place, child);
  });
  if (children.length > 1 && children.some((child) => SELECTS.has(child.type))) {
    errors.add(
      [...path, 'components'],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'Components displayed on a row exceeds the max size of 5',
    );
  }
}

function checkButton(errors: FormErrors, path: FieldPath, button: ComponentNode): void {
  errors.length([...path, 'label'], button.label, 0, 80);
  if (!button.label && !button.emoji) {
    errors.add(path, 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A button must have a label or an emoji.');
  }
  if (button.style === ButtonStyle.Link) {
    errors.length([...path, 'url'], button.url, 1, 512);
    errors.url([...path, 'url'], button.url, ['http:', 'https:', 'discord:']);
  } else {
    errors.length([...path, 'custom_id'], button.custom_id, 1, 100);
  }
}

export function checkSelect(errors: FormErrors, path: FieldPath, select: ComponentNode): void {
  errors.length([...path, 'custom_id'], select.custom_id, 1, 100);
  errors.length([...path, 'placeholder'], select.placeholder, 0, 150);
  if (select.type !== Type.StringSelect) return;
  errors.length([...path, 'options'], select.options, 1, 25);
  const options = Array.isArray(select.options) ? (select.options as Record<string, unknown>[]) : [];
  options.forEach((option, index) => {
    errors.length([...path, 'options', index, 'label'], option.label, 1, 100);
    errors.length([...path, 'options', index, 'value'], option.value, 1, 100);
    errors.length([...path, 'options', index, 'description'], option.description, 0, 100);
  });
}

function checkV2Totals(errors: FormErrors, path: FieldPath, nodes: ComponentNode[]): void {
  const all = flatten(nodes);
  errors.length(path, nodes, 1, MOST_V2_COMPONENTS);
  if (all.length > MOST_V2_COMPONENTS) {
    errors.add(
      path,
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The maximum number of components is ${MOST_V2_COMPONENTS}`,
    );
  }
  const text = all.reduce(
    (sum, node) => sum + (typeof node.content === 'string' ? node.content.length : 0),
    0,
  );
  if (text > MOST_V2_TEXT) {
    errors.add(
      path,
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Displayable text exceeds the maximum size of ${MOST_V2_TEXT}`,
    );
  }
}

function checkDuplicates(errors: FormErrors, path: FieldPath, nodes: ComponentNode[]): void {
  const ids = flatten(nodes).flatMap((node) => node.custom_id ?? []);
  if (new Set(ids).size === ids.length) return;
  errors.add(path, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
}

export function refuseType(errors: FormErrors, path: FieldPath, allowed: readonly Type[]): void {
  errors.add(path, 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
}
