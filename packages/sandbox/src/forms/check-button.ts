import { ButtonStyle } from 'discord-api-types/v10';
import type { ComponentNode } from '../world/component-node.ts';
import type { FieldPath, FormErrors } from './form-errors.ts';

const STYLES = Object.values(ButtonStyle).filter((style) => typeof style === 'number');
const SCHEMES = ['http:', 'https:', 'discord:'];

/** A button, by Discord's documentation, "Component Reference", Button: what a style needs and what it excludes. */
export const checkButton = (errors: FormErrors, path: FieldPath, button: ComponentNode): void => {
  errors.choice([...path, 'style'], button.style, STYLES);
  errors.length([...path, 'label'], button.label, 0, 80);
  if (button.style === ButtonStyle.Premium) return checkPremium(errors, path, button);
  if (!button.label && !button.emoji) {
    errors.add(path, 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A button must have a label or an emoji.');
  }
  if (button.style === ButtonStyle.Link) {
    errors.length([...path, 'url'], button.url, 1, 512);
    errors.url([...path, 'url'], button.url, SCHEMES);
  } else {
    errors.length([...path, 'custom_id'], button.custom_id, 1, 100);
  }
  refuse(errors, path, button, ['sku_id']);
  if (!isGiven(button.custom_id) || !isGiven(button.url)) return;
  for (const field of ['custom_id', 'url']) {
    errors.add(
      [...path, field],
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
      'A custom id and url cannot both be specified',
    );
  }
};

const checkPremium = (errors: FormErrors, path: FieldPath, button: ComponentNode): void => {
  if (!isGiven(button.sku_id)) errors.required([...path, 'sku_id']);
  refuse(errors, path, button, ['custom_id', 'url', 'label', 'emoji']);
};

/** Discord does not publish its messages for these. */
const refuse = (errors: FormErrors, path: FieldPath, button: ComponentNode, fields: string[]): void => {
  for (const field of fields) {
    if (isGiven(button[field])) {
      errors.add(
        [...path, field],
        'BUTTON_COMPONENT_FIELD_INVALID',
        `A button of this style has no ${field}.`,
      );
    }
  }
};

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
