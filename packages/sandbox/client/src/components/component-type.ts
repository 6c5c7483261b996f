import type { ComponentType } from 'discord-api-types/v10';

/** Discord's own numbers, checked by its types; importing the enum itself would bring all of its enums into the page. */
export const componentType: Omit<typeof ComponentType, 'ContentInventoryEntry' | 'SelectMenu'> = {
  ActionRow: 1,
  Button: 2,
  StringSelect: 3,
  TextInput: 4,
  UserSelect: 5,
  RoleSelect: 6,
  MentionableSelect: 7,
  ChannelSelect: 8,
  Section: 9,
  TextDisplay: 10,
  Thumbnail: 11,
  MediaGallery: 12,
  File: 13,
  Separator: 14,
  Container: 17,
  Label: 18,
  FileUpload: 19,
  RadioGroup: 21,
  CheckboxGroup: 22,
  Checkbox: 23,
};
