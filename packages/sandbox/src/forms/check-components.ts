import { ComponentType as Type } from 'discord-api-types/v10';
import { flatten } from '../world/component-node.ts';
import type { ComponentNode } from '../world/component-node.ts';
import { checkButton } from './check-button.ts';
import { checkLayout, LAYOUT_TYPES } from './check-layout.ts';
import { checkSelect, SELECTS } from './check-select.ts';
import type { FieldPath, FormErrors } from './form-errors.ts';

const MAX_V2_COMPONENTS = 40;
const MAX_V2_TEXT = 4000;

export const checkComponents = (errors: FormErrors, path: FieldPath, given: unknown, v2: boolean): void => {
  if (given === undefined || given === null) return;
  if (!Array.isArray(given)) return errors.wrongType(path, given);
  const nodes = given as ComponentNode[];
  if (v2) checkV2Totals(errors, path, nodes);
  else errors.length(path, nodes, 0, 5);
  nodes.forEach((node, index) => {
    const allowed = v2 ? LAYOUT_TYPES : [Type.ActionRow];
    if (!allowed.includes(node.type)) errors.choice([...path, index, 'type'], node.type, allowed);
    else checkNode(errors, [...path, index], node);
  });
  checkDuplicates(errors, path, nodes);
};

const checkNode = (errors: FormErrors, path: FieldPath, node: ComponentNode): void => {
  if (node.type === Type.ActionRow) checkRow(errors, path, node);
  else if (node.type === Type.Button) checkButton(errors, path, node);
  else if (SELECTS.has(node.type)) checkSelect(errors, path, node);
  else checkLayout(errors, path, node, checkNode);
};

const checkRow = (errors: FormErrors, path: FieldPath, row: ComponentNode): void => {
  errors.length([...path, 'components'], row.components, 1, 5);
  const children = row.components ?? [];
  children.forEach((child, index) => {
    const place = [...path, 'components', index];
    if (child.type !== Type.Button && !SELECTS.has(child.type))
      errors.choice([...place, 'type'], child.type, [Type.Button, ...SELECTS]);
    else checkNode(errors, place, child);
  });
  if (children.length > 1 && children.some((child) => SELECTS.has(child.type))) {
    errors.add(
      [...path, 'components'],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'Components displayed on a row exceeds the max size of 5',
    );
  }
};

const checkV2Totals = (errors: FormErrors, path: FieldPath, nodes: ComponentNode[]): void => {
  const all = flatten(nodes);
  errors.length(path, nodes, 1, MAX_V2_COMPONENTS);
  if (all.length > MAX_V2_COMPONENTS) {
    errors.add(
      path,
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The maximum number of components is ${MAX_V2_COMPONENTS}`,
    );
  }
  const text = all.reduce(
    (sum, node) => sum + (typeof node.content === 'string' ? node.content.length : 0),
    0,
  );
  if (text > MAX_V2_TEXT) {
    errors.add(
      path,
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Displayable text exceeds the maximum size of ${MAX_V2_TEXT}`,
    );
  }
};

const checkDuplicates = (errors: FormErrors, path: FieldPath, nodes: ComponentNode[]): void => {
  const ids = flatten(nodes).flatMap((node) => node.custom_id ?? []);
  if (new Set(ids).size === ids.length) return;
  errors.add(path, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
};
