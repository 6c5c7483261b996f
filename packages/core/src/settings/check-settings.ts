import { fieldsOfKind } from '@famiglia/contract/settings/setting-field';
import type { RulePlace } from '@famiglia/contract/reputation/reward-roles';
import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { readField, readPlain, sameValue } from '@famiglia/contract/settings/settings-values';
import { eq } from 'drizzle-orm';
import type { FieldError } from '../platform/app-error.ts';
import { findRoleContext } from '../bot-permissions/bot-permissions.queries.ts';
import { channelPermissions, guildPermissions } from '../bot-permissions/held-permissions.ts';
import type { Standing } from '../bot-permissions/held-permissions.ts';
import { askProblem } from '../bot-permissions/role-gifts.ts';
import type { Queryable } from '../platform/db/database.ts';
import { rankSteps } from '../platform/db/schema/ranks.ts';
import { PERMISSION_BITS } from '../platform/discord/bot-permissions.ts';
import { channelType, isPostable } from '../mirror/channel-type.ts';
import { findChannels } from '../mirror/guild.queries.ts';
import type { GuildAccess } from '../platform/guild-access.ts';
import { findSoldRoles } from './sold-roles.ts';

/** Who saves: what they may do in the panel, and where they stand in Discord. */
export interface Saver {
  access: GuildAccess;
  standing: Standing;
}

/**
 * Checks what the schema cannot: that time zones, channels and roles exist in this guild, and that the person who saves
 * may have the bot use them. Only new values are checked, so that a channel deleted in Discord does not block every
 * later save.
 */
export const checkSettings = async (
  db: Queryable,
  saver: Saver,
  values: SettingsValues,
  current: SettingsValues,
  now: Date,
): Promise<FieldError[]> => [
  ...(isTimeZone(values.time_zone) ? [] : [{ field: 'time_zone', message: 'unknown_time_zone' }]),
  ...(await checkChannels(db, saver, values, current)),
  ...(await checkRoles(db, saver, values, current, now)),
  ...checkOwnDecisions(saver, values, current),
  ...checkLog(saver, values, current),
  ...checkRepeated(values),
];

/** The fields of a kind that name something new in Discord, with its id. */
const newlyNamed = <Kind extends 'channel' | 'role'>(
  kind: Kind,
  values: SettingsValues,
  current: SettingsValues,
): { field: FieldOfKind<Kind>; id: string }[] =>
  fieldsOfKind(kind).flatMap((field) => {
    const id: string | null = readPlain<Kind>(values, field);
    return id === null || sameValue(id, readField(current, field)) ? [] : [{ field, id }];
  });

/**
 * A person can choose only channels that they can see and write in: the bot must not do for them
 * what they may not do. Managers are not checked for writing, because they could add a bot of their own.
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
  return newlyNamed('channel', values, current).flatMap(({ field, id }): FieldError[] => {
    const channel = postable.get(id);
    const mine = channel === undefined ? 0n : channelPermissions(standing, channel.overwrites);
    // A hidden channel is refused in the same words as one that is not there.
    if ((mine & PERMISSION_BITS.ViewChannel) === 0n) return [{ field, message: 'unknown_channel' }];
    const { shows, onlyNamed } = SETTINGS_FIELDS[field];
    if (!onlyNamed && access.level !== 'manager' && (mine & PERMISSION_BITS.SendMessages) === 0n)
      return [{ field, message: 'read_only_channel' }];
    if (shows !== undefined && !access.permissions.has(shows))
      return [{ field, message: `needs_${shows.replace('.', '_')}` }];
    return [];
  });
};

const checkRoles = async (
  db: Queryable,
  saver: Saver,
  values: SettingsValues,
  current: SettingsValues,
  now: Date,
): Promise<FieldError[]> => {
  const { guildId } = saver.access;
  const elsewhere = {
    ladder: await findLadderRoles(db, guildId),
    sold: await findSoldRoles(db, { guildId, now }),
  };
  return [
    ...(await checkSingleRoles(db, saver, values, current, elsewhere)),
    ...(await checkGivenRoles(db, saver, values, current, elsewhere)),
    ...(await checkJoiningRoles(db, saver, values, current, elsewhere)),
  ];
};

/** Roles that are given and taken outside the settings: by promotions, and by the points shop. */
interface RolesElsewhere {
  ladder: ReadonlySet<string>;
  sold: ReadonlySet<string>;
}

/** Roles of a single setting: they exist, and are @everyone only where the setting allows it; one that the bot gives is one that the saver could give. */
const checkSingleRoles = async (
  db: Queryable,
  { access, standing }: Saver,
  values: SettingsValues,
  current: SettingsValues,
  { ladder, sold }: RolesElsewhere,
): Promise<FieldError[]> => {
  const named = newlyNamed('role', values, current);
  if (named.length === 0) return [];
  const roleContext = await findRoleContext(db, access.guildId);
  const asker = { standing, permissions: access.permissions };
  return named.flatMap(({ field, id }): FieldError[] => {
    if (id === access.guildId && !SETTINGS_FIELDS[field].everyone)
      return [{ field, message: 'role_everyone' }];
    const role = roleContext.roles.find((known) => known.id === id);
    if (role === undefined) return [{ field, message: 'unknown_role' }];
    // Only who may mention everyone in Discord may have the bot do it.
    if (id === access.guildId && (guildPermissions(standing) & PERMISSION_BITS.MentionEveryone) === 0n)
      return [{ field, message: 'role_mention' }];
    const place = SETTINGS_FIELDS[field].givenFor;
    if (place === null) return [];
    const isRewarded = values.reputation_roles.some(({ role_id }) => role_id === id);
    if (isRewarded || ladder.has(id) || sold.has(id) || isChangedByBot(values, id, field))
      return [{ field, message: 'role_used' }];
    const message = askProblem(roleContext, role, place, asker);
    return message === null ? [] : [{ field, message }];
  });
};

const checkGivenRoles = async (
  db: Queryable,
  { access, standing }: Saver,
  values: SettingsValues,
  current: SettingsValues,
  { ladder, sold }: RolesElsewhere,
): Promise<FieldError[]> => {
  const isKept = (entry: SettingsValues['reputation_roles'][number]): boolean =>
    current.reputation_roles.some(
      ({ role_id, reputation }) => role_id === entry.role_id && reputation === entry.reputation,
    );
  if (values.reputation_roles.every(isKept)) return [];
  const roleContext = await findRoleContext(db, access.guildId);
  const asker = { standing, permissions: access.permissions };
  return values.reputation_roles.flatMap((entry, index): FieldError[] => {
    if (isKept(entry)) return [];
    const field = `reputation_roles.${index}`;
    const role = roleContext.roles.find(({ id }) => id === entry.role_id);
    const isRepeated = values.reputation_roles.some(
      ({ role_id }, other) => other < index && role_id === entry.role_id,
    );
    if (isRepeated) return [{ field, message: 'repeated' }];
    const isElsewhere = ladder.has(entry.role_id) || sold.has(entry.role_id);
    if (isElsewhere || isChangedByBot(values, entry.role_id)) return [{ field, message: 'role_used' }];
    if (role === undefined) return [{ field, message: 'unknown_role' }];
    const message = askProblem(roleContext, role, 'reputation', asker);
    return message === null ? [] : [{ field, message }];
  });
};

const idsOf = ({ joining }: SettingsValues) => ({
  'joining.roles': joining.roles,
  'joining.ping_roles': joining.ping_roles.map(({ role_id }) => role_id),
});

const JOINING_PLACES = {
  'joining.roles': 'first_roles',
  'joining.ping_roles': 'ping_roles',
} as const satisfies Record<string, RulePlace>;

/** Roles that newcomers get and roles that everybody takes: those that the saver could give, and no rule of the bot takes away. */
const checkJoiningRoles = async (
  db: Queryable,
  { access, standing }: Saver,
  values: SettingsValues,
  current: SettingsValues,
  { ladder, sold }: RolesElsewhere,
): Promise<FieldError[]> => {
  const [named, before] = [idsOf(values), idsOf(current)];
  if (sameValue(named, before)) return [];
  const roleContext = await findRoleContext(db, access.guildId);
  const asker = { standing, permissions: access.permissions };
  return (['joining.roles', 'joining.ping_roles'] as const).flatMap((list) =>
    named[list].flatMap((id, index): FieldError[] => {
      const problem = (message: string): FieldError[] => [{ field: `${list}.${index}`, message }];
      if (named[list].indexOf(id) < index) return problem('repeated');
      if (before[list].includes(id)) return [];
      const role = roleContext.roles.find((known) => known.id === id);
      if (role === undefined) return problem('unknown_role');
      const isForReputation = values.reputation_roles.some(({ role_id }) => role_id === id);
      if (isForReputation || sold.has(id) || isChangedByBot(values, id)) return problem('role_used');
      const message = askProblem(roleContext, role, JOINING_PLACES[list], asker);
      if (message !== null) return problem(message);
      return list === 'joining.ping_roles' && ladder.has(id) ? problem('role_used') : [];
    }),
  );
};

/** Whether another setting has the bot give or take it: the two would undo each other for ever. */
const isChangedByBot = (values: SettingsValues, roleId: string, except?: FieldOfKind<'role'>): boolean =>
  fieldsOfKind('role').some(
    (field) =>
      field !== except &&
      SETTINGS_FIELDS[field].givenFor !== null &&
      readPlain<'role'>(values, field) === roleId,
  );

/** The roles of the ladder of ranks: promotions give and take them. */
const findLadderRoles = async (db: Queryable, guildId: string): Promise<ReadonlySet<string>> => {
  const steps = db.select({ roleId: rankSteps.roleId }).from(rankSteps).where(eq(rankSteps.guildId, guildId));
  return new Set((await steps).map(({ roleId }) => roleId));
};

/**
 * Only the owner may allow people to decide about themselves: otherwise whoever manages settings could exempt
 * themselves.
 */
const checkOwnDecisions = (
  { standing }: Saver,
  { own_decisions: wanted }: SettingsValues,
  { own_decisions: current }: SettingsValues,
): FieldError[] =>
  wanted && !current && standing.userId !== standing.ownerId
    ? [{ field: 'own_decisions', message: 'needs_owner' }]
    : [];

/** The log channel shows the same as the activity page, so choosing its contents needs the permission to see that page. */
const checkLog = (
  { access }: Saver,
  { log }: SettingsValues,
  { log: current }: SettingsValues,
): FieldError[] =>
  access.permissions.has('activity.view') || sameValue(log, current)
    ? []
    : [{ field: 'log.types', message: 'needs_activity_view' }];

const checkRepeated = (values: SettingsValues): FieldError[] => {
  const lists = [
    ...fieldsOfKind('sorting'),
    ...fieldsOfKind('reminders'),
    ...fieldsOfKind('log_types'),
    ...fieldsOfKind('people'),
    ...fieldsOfKind('webhooks'),
  ];
  return lists
    .filter((field) => {
      const list = readField(values, field);
      return new Set<unknown>(list).size !== list.length;
    })
    .map((field) => ({ field, message: 'repeated' }));
};

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
