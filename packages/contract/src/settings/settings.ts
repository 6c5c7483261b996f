import * as z from 'zod';
import { panel, route } from '../kit/route.ts';
import { groupFields } from './setting-field.ts';
import type { SettingField } from './setting-field.ts';
import { SETTINGS_FIELDS } from './settings-fields.ts';
import { NEW_CHANNEL_NAMES } from './new-channels.ts';
import { guildParams, listOf, noContent, memberParams, snowflake, time, version } from '../kit/shapes.ts';

type SchemaOf<Field extends SettingField> = (typeof SETTINGS_FIELDS)[Field]['schema'];
type Group<Name extends string> = z.ZodObject<
  { [Field in SettingField as Field extends `${Name}.${infer Last}` ? Last : never]: SchemaOf<Field> },
  z.core.$strict
>;
type Shape = {
  [
    Field in SettingField as Field extends `${infer Name}.${string}` ? Name : Field
  ]: Field extends `${infer Name}.${string}` ? Group<Name> : SchemaOf<Field>;
};

const shape = Object.entries(groupFields<z.ZodType>((field) => SETTINGS_FIELDS[field].schema)).map(
  ([name, part]) => [name, part instanceof z.ZodType ? part : z.strictObject(part)],
);

/** What a guild decides about itself; panel and bot write it through the same use case. */
export const settingsValues = z.strictObject(Object.fromEntries(shape) as Shape);
export type SettingsValues = z.infer<typeof settingsValues>;

export const settings = settingsValues.extend({
  version,
  updated_by: snowflake.nullable(),
  updated_at: time.nullable(),
});
export type Settings = z.infer<typeof settings>;

export const panelUser = z.object({
  user_id: snowflake,
  username: z.string(),
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  added_by: snowflake,
  added_at: time,
  expires_at: time.nullable(),
});
export type PanelUser = z.infer<typeof panelUser>;

export const settingsRoutes = {
  get: route({
    method: 'GET',
    path: '/api/settings/:guildId',
    summary: 'The guild’s settings',
    access: panel('settings.manage'),
    params: guildParams,
    response: settings,
  }),
  save: route({
    method: 'PUT',
    path: '/api/settings/:guildId',
    summary: 'Save the guild’s settings; an old version is refused with the newer one',
    access: panel('settings.manage'),
    params: guildParams,
    body: settingsValues.extend({ version: version.optional() }),
    document: true,
    response: settings,
    errors: ['version_conflict', 'review_channel_needed'],
  }),
  createChannel: route({
    method: 'POST',
    path: '/api/settings/:guildId/channels',
    summary:
      'Have the bot create a channel and use it, where none is chosen; the settings show it when it is there',
    access: panel('settings.manage'),
    params: guildParams,
    body: z.strictObject({ purpose: z.enum(NEW_CHANNEL_NAMES) }),
    response: noContent,
    errors: ['bot_cannot_create_channels'],
  }),
  panelUsers: route({
    method: 'GET',
    path: '/api/settings/:guildId/panel-users',
    summary: 'People who were let into the panel by name',
    access: panel('access.manage'),
    params: guildParams,
    response: listOf(panelUser),
  }),
  addPanelUser: route({
    method: 'POST',
    path: '/api/settings/:guildId/panel-users',
    summary: 'Let a person into the panel',
    access: panel('access.manage'),
    params: guildParams,
    body: z.strictObject({ user_id: snowflake, expires_at: time.optional() }),
    response: panelUser,
    errors: ['member_not_found', 'access_is_temporary'],
  }),
  removePanelUser: route({
    method: 'DELETE',
    path: '/api/settings/:guildId/panel-users/:userId',
    summary: 'Take a person’s panel access away',
    access: panel('access.manage'),
    params: memberParams,
    response: noContent,
    errors: ['not_found', 'owner_always_has_access'],
  }),
};
