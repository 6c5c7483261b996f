import type { SettingsValues } from '@famiglia/contract/settings';
import type { FieldError } from '../app-error.ts';
import type { Queryable } from '../db/database.ts';
import { channelType, isPostable } from '../guilds/channel-type.ts';
import { findChannels, findRoles } from '../guilds/guild.queries.ts';

/** What the schema cannot know: zones that exist, channels and roles of this very guild. */
export const checkSettings = async (
  db: Queryable,
  guildId: string,
  values: SettingsValues,
): Promise<FieldError[]> => {
  const [channels, roles] = await Promise.all([findChannels(db, guildId), findRoles(db, guildId)]);
  const postable = new Set(channels.filter((row) => isPostable(channelType(row.type))).map((row) => row.id));
  const roleIds = new Set(roles.map((role) => role.id));
  const errors: FieldError[] = [];
  if (!isTimeZone(values.time_zone)) errors.push({ field: 'time_zone', message: 'unknown_time_zone' });
  for (const [name, id] of Object.entries(values.channels)) {
    if (id !== null && !postable.has(id))
      errors.push({ field: `channels.${name}`, message: 'unknown_channel' });
  }
  for (const [index, { role_id }] of values.reputation_roles.entries()) {
    if (!roleIds.has(role_id)) errors.push({ field: `reputation_roles.${index}`, message: 'unknown_role' });
  }
  if (new Set(values.events.sorting).size !== values.events.sorting.length) {
    errors.push({ field: 'events.sorting', message: 'repeated' });
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
