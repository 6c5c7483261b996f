import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/v10';
import { channelType } from '../places/channel-type.ts';
import { type Directory, nameOf } from '../state/directory.ts';
import type { PickItem } from '../ui/pick-item.ts';

/** The items of a select: its own options, or the people, roles and channels of the server. */
export const selectItems = (select: APISelectMenuComponent, directory: Directory): PickItem[] => {
  switch (select.type) {
    case ComponentType.StringSelect:
      return select.options.map(({ value, label, description, emoji }) => ({
        value,
        label,
        ...(description && { hint: description }),
        ...(emoji?.name && !emoji.id && { emoji: emoji.name }),
      }));
    case ComponentType.UserSelect:
      return userItems(directory);
    case ComponentType.RoleSelect:
      return roleItems(directory);
    case ComponentType.MentionableSelect:
      return [...roleItems(directory), ...userItems(directory)];
    case ComponentType.ChannelSelect:
      return channelItems(directory, select.channel_types);
  }
};

export const selectDefaults = (select: APISelectMenuComponent): string[] => {
  if (select.type === ComponentType.StringSelect) {
    return select.options.filter((option) => option.default).map(({ value }) => value);
  }
  return select.default_values?.map(({ id }) => id) ?? [];
};

/** Cached per directory: with 10,000 members it is too slow for each render. */
const knownUsers = new WeakMap<Directory, PickItem[]>();

export const userItems = (directory: Directory): PickItem[] => {
  const known = knownUsers.get(directory) ?? buildUserItems(directory);
  knownUsers.set(directory, known);
  return known;
};

const buildUserItems = (directory: Directory): PickItem[] => {
  // Direct messages have no server: everybody can be chosen.
  const ids = directory.guild ? directory.members.keys() : directory.users.keys();
  return [...ids].map((id) => {
    const user = directory.users.get(id);
    return { value: id, label: nameOf(directory, id) ?? id, hint: `@${user?.username ?? id}` };
  });
};

export const roleItems = (directory: Directory): PickItem[] =>
  [...directory.roles.values()].map(({ id, name }) => ({
    value: id,
    label: `@${name.replace(/^@/, '')}`,
  }));

export const channelItems = (directory: Directory, types: readonly number[] | undefined): PickItem[] =>
  (directory.guild?.channels ?? [])
    .filter(({ type }) => (types?.length ? types.includes(type) : type !== channelType.category))
    .map(({ id, name, type }) => ({ value: id, label: type === channelType.category ? name : `#${name}` }));
