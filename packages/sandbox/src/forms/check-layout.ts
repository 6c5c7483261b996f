import { ComponentType as Type } from 'discord-api-types/v10';
import type { ComponentNode } from '../world/component-node.ts';
import { LARGEST_COLOR } from './check-embeds.ts';
import type { FieldPath, FormErrors } from './form-errors.ts';

/** The components allowed at the top level of a components v2 message. */
export const LAYOUT_TYPES: readonly Type[] = [
  Type.ActionRow,
  Type.Section,
  Type.TextDisplay,
  Type.MediaGallery,
  Type.File,
  Type.Separator,
  Type.Container,
];

type CheckNode = (errors: FormErrors, path: FieldPath, node: ComponentNode) => void;
type Checker = (errors: FormErrors, path: FieldPath, node: ComponentNode, checkNode: CheckNode) => void;

const CHECKERS: Partial<Record<Type, Checker>> = {
  [Type.TextDisplay]: (errors, path, node) => errors.length([...path, 'content'], node.content, 1, 4000),
  [Type.Separator]: () => {},
  [Type.Thumbnail]: (errors, path, node) => checkMedia(errors, [...path, 'media'], node.media),
  [Type.File]: (errors, path, node) => checkMedia(errors, [...path, 'file'], node.file),
  [Type.MediaGallery]: (errors, path, node) => {
    errors.length([...path, 'items'], node.items, 1, 10);
    const items = Array.isArray(node.items) ? (node.items as { media?: unknown }[]) : [];
    items.forEach((item, index) => checkMedia(errors, [...path, 'items', index, 'media'], item.media));
  },
  [Type.Section]: (errors, path, node, checkNode) => {
    errors.length([...path, 'components'], node.components, 1, 3);
    node.components?.forEach((child, index) => checkNode(errors, [...path, 'components', index], child));
    if (node.accessory) checkNode(errors, [...path, 'accessory'], node.accessory);
    else errors.required([...path, 'accessory']);
  },
  [Type.Container]: (errors, path, node, checkNode) => {
    errors.length([...path, 'components'], node.components, 1, 40);
    errors.number([...path, 'accent_color'], node.accent_color, 0, LARGEST_COLOR);
    node.components?.forEach((child, index) => checkNode(errors, [...path, 'components', index], child));
  },
};

/** The layout components of a message: texts, images, sections, containers. */
export const checkLayout = (
  errors: FormErrors,
  path: FieldPath,
  node: ComponentNode,
  checkNode: CheckNode,
): void => {
  const check = CHECKERS[node.type];
  if (check) check(errors, path, node, checkNode);
  else
    errors.add(
      [...path, 'type'],
      'BASE_TYPE_CHOICES',
      `A component of type ${node.type} is not allowed here.`,
    );
};

const checkMedia = (errors: FormErrors, path: FieldPath, media: unknown): void => {
  const url = (media as { url?: unknown } | undefined)?.url;
  if (url === undefined) errors.required([...path, 'url']);
  errors.url([...path, 'url'], url);
};
