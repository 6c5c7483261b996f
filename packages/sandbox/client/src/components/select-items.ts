import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { type Directory, nameOf } from '../state/directory.ts';
import type { PickItem } from '../ui/pick-item.ts';
import { componentType } from './component-type.ts';

const category = 4;

/** What a select offers: its own options, or the people, roles and channels of the server. */
export function selectItems(select: APISelectMenuComponent, directory: Directory): PickItem[] {
  switch (select.type) {
    case componentType.StringSelect:
      return select.options.map(({ value, label, description, emoji }) => ({
        value,
        label,
        ...(description && { hint: description }),
        ...(emoji?.name && !emoji.id && { emoji: emoji.name }),
      }));
    case componentType.UserSelect:
      return userItems(directory);
    case componentType.RoleSelect:
      return roleItems(directory);
    case componentType.MentionableSelect:
      return [...roleItems(directory), ...userItems(directory)];
    case componentType.ChannelSelect:
      return channelItems(directory, select.channel_types);
  }
}

export function selectDefaults(select: APISelectMenuComponent): string[] {
  if (select.type === componentType.StringSelect) {
    return select.options.filter((option) => option.default).map(({ value }) => value);
  }
  return select.default_values?.map(({ id }) => id) ?? [];
}

export function userItems(directory: Directory): PickItem[] {
  // In direct messages there is no server: everybody known can be named.
  const ids = directory.guild ? directory.members.keys() : directory.users.keys();
  return [...ids].map((id) => {
    const user = directory.users.get(id);
    return { value: id, label: nameOf(directory, id) ?? id, hint: `@${user?.username ?? id}` };
  });
}

export function roleItems(directory: Directory): PickItem[] {
  return [...directory.roles.values()].map(({ id, name }) => ({ value: id, label: `@${name.replace(/^@/, '')}` }));
}

export function channelItems(directory: Directory, types: readonly number[] | undefined): PickItem[] {
  return (directory.guild?.channels ?? [])
    .filter(({ type }) => (types?.length ? types.includes(type) : type !== category))
    .map(({ id, name, type }) => ({ value: id, label: type === category ? name : `#${name}` }));
}
