import type { SettingsValues } from '@famiglia/contract/settings';
import type { FieldError } from '../../platform/app-error.ts';
import { findRoleScene } from '../bot-permissions/bot-permissions.queries.ts';
import { channelPermissions } from '../bot-permissions/held-permissions.ts';
import type { Standing } from '../bot-permissions/held-permissions.ts';
import { roleRefusal } from '../bot-permissions/role-refusal.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { PERMISSION_BITS } from '../../platform/discord/bot-permissions.ts';
import { channelType, isPostable } from '../channel-type.ts';
import { findChannels } from '../guild.queries.ts';
import type { GuildAccess } from '../../platform/guild-access.ts';

/** Who saves: what they may do in the panel, and where they stand in Discord. */
export interface Saver {
  access: GuildAccess;
  standing: Standing;
}

/**
 * What the schema cannot know: zones that exist, channels and roles of this very guild, and what whoever saves may make
 * the bot do. Only what is new is asked about: a channel that was deleted in Discord must not stand in the way of
 * every later save.
 */
export const checkSettings = async (
  db: Queryable,
  saver: Saver,
  values: SettingsValues,
  current: SettingsValues,
): Promise<FieldError[]> => [
  ...(isTimeZone(values.time_zone) ? [] : [{ field: 'time_zone', message: 'unknown_time_zone' }]),
  ...(await checkChannels(db, saver, values, current)),
  ...(await checkRoles(db, saver, values, current)),
  ...checkLog(saver, values, current),
  ...checkRepeated(values),
];

/**
 * Nobody sends the bot where they cannot look, nor has it write where they may not. Managers may be silenced in a channel
 * that only announces: they could add a bot of their own to write there.
 */
const checkChannels = async (
  db: Queryable,
  { access, standing }: Saver,
  values: SettingsValues,
  current: SettingsValues,
): Promise<FieldError[]> => {
  const all = await findChannels(db, access.guildId);
  const postable = new Map(
    all.filter((row) => isPostable(channelType(row.type))).map((row) => [row.id, row]),
  );
  return Object.entries(values.channels).flatMap(([name, id]): FieldError[] => {
    if (id === null || id === Reflect.get(current.channels, name)) return [];
    const field = `channels.${name}`;
    const channel = postable.get(id);
    const mine = channel === undefined ? 0n : channelPermissions(standing, channel.overwrites);
    // A hidden channel is refused in the same words as one that is not there.
    if ((mine & PERMISSION_BITS.ViewChannel) === 0n) return [{ field, message: 'unknown_channel' }];
    if (access.level !== 'manager' && (mine & PERMISSION_BITS.SendMessages) === 0n)
      return [{ field, message: 'read_only_channel' }];
    if (name === 'gungame_review' && !access.permissions.has('gungame.view'))
      return [{ field, message: 'needs_gungame_view' }];
    return [];
  });
};

const checkRoles = async (
  db: Queryable,
  { access, standing }: Saver,
  values: SettingsValues,
  current: SettingsValues,
): Promise<FieldError[]> => {
  const isKept = (entry: SettingsValues['reputation_roles'][number]): boolean =>
    current.reputation_roles.some(
      ({ role_id, reputation }) => role_id === entry.role_id && reputation === entry.reputation,
    );
  if (values.reputation_roles.every(isKept)) return [];
  const scene = await findRoleScene(db, access.guildId);
  const asker = { standing, permissions: access.permissions };
  return values.reputation_roles.flatMap((entry, index): FieldError[] => {
    if (isKept(entry)) return [];
    const field = `reputation_roles.${index}`;
    const role = scene.roles.find(({ id }) => id === entry.role_id);
    const isRepeated = values.reputation_roles.some(
      ({ role_id }, other) => other < index && role_id === entry.role_id,
    );
    if (isRepeated) return [{ field, message: 'repeated' }];
    if (role === undefined) return [{ field, message: 'unknown_role' }];
    const refusal = roleRefusal(scene, role, asker);
    return refusal === null ? [] : [{ field, message: `role_${refusal}` }];
  });
};

/** The log tells what the activity page tells: whoever may not read the one does not choose where the other goes. */
const checkLog = (
  { access }: Saver,
  { channels, log }: SettingsValues,
  current: SettingsValues,
): FieldError[] => {
  if (access.permissions.has('activity.view')) return [];
  const isMoved = channels.log !== null && channels.log !== current.channels.log;
  const isRetold = JSON.stringify(log) !== JSON.stringify(current.log);
  return [
    ...(isMoved ? [{ field: 'channels.log', message: 'needs_activity_view' }] : []),
    ...(isRetold ? [{ field: 'log.types', message: 'needs_activity_view' }] : []),
  ];
};

const checkRepeated = (values: SettingsValues): FieldError[] => {
  const lists = {
    'events.sorting': values.events.sorting,
    'events.reminders_minutes': values.events.reminders_minutes,
    'capts.reminders_minutes': values.capts.reminders_minutes,
    'log.types': values.log.types,
  };
  return Object.entries(lists)
    .filter(([, list]) => new Set<unknown>(list).size !== list.length)
    .map(([field]) => ({ field, message: 'repeated' }));
};

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
