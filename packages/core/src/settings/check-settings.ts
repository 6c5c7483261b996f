import type { SettingsValues } from '@famiglia/contract/settings';
import type { FieldError } from '../app-error.ts';
import type { Queryable } from '../db/database.ts';
import { channelType, isPostable } from '../guilds/channel-type.ts';
import { findChannels, findRoles } from '../guilds/guild.queries.ts';

/**
 * What the schema cannot know: zones that exist, channels and roles of this very guild. Only what is new is
 * asked about: a channel that was deleted in Discord must not stand in the way of every later save.
 */
export const checkSettings = async (
  db: Queryable,
  guildId: string,
  values: SettingsValues,
  current: SettingsValues,
): Promise<FieldError[]> => {
  const [channels, roles] = await Promise.all([findChannels(db, guildId), findRoles(db, guildId)]);
  const postable = new Set(channels.filter((row) => isPostable(channelType(row.type))).map((row) => row.id));
  const roleIds = new Set(roles.map((role) => role.id));
  const errors: FieldError[] = [];
  if (!isTimeZone(values.time_zone)) errors.push({ field: 'time_zone', message: 'unknown_time_zone' });
  for (const [name, id] of Object.entries(values.channels)) {
    const isNew = id !== Reflect.get(current.channels, name);
    if (isNew && id !== null && !postable.has(id))
      errors.push({ field: `channels.${name}`, message: 'unknown_channel' });
  }
  const knownRoles = new Set([...roleIds, ...current.reputation_roles.map((role) => role.role_id)]);
  for (const [index, { role_id }] of values.reputation_roles.entries()) {
    if (!knownRoles.has(role_id))
      errors.push({ field: `reputation_roles.${index}`, message: 'unknown_role' });
  }
  const lists = {
    'events.sorting': values.events.sorting,
    'events.reminders_minutes': values.events.reminders_minutes,
    'capts.reminders_minutes': values.capts.reminders_minutes,
    'log.types': values.log.types,
  };
  for (const [field, list] of Object.entries(lists)) {
    if (new Set<unknown>(list).size !== list.length) errors.push({ field, message: 'repeated' });
  }
  return errors;
};

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
