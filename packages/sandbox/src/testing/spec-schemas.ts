import * as spec from 'discord-api-spec/zod';

/** The part of a zod schema that is needed here. */
export interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { issues: unknown[] } };
}

const one = (schema: unknown): Schema => schema as Schema;

/** A list, validated by the schema of its items. */
const list = (schema: unknown): Schema => ({
  safeParse(value) {
    if (!Array.isArray(value)) return { success: false, error: { issues: ['not a list'] } };
    const failed = value.map((item) => one(schema).safeParse(item)).find((result) => !result.success);
    return failed ?? { success: true };
  },
});

const either = (...schemas: Schema[]): Schema => ({
  safeParse(value) {
    const results = schemas.map((schema) => schema.safeParse(value));
    return results.find((result) => result.success) ?? results[0] ?? { success: false };
  },
});

const message = one(spec.MessageResponseSchema);
const member = one(spec.GuildMemberResponseSchema);
const command = one(spec.ApplicationCommandResponseSchema);
const channel = either(
  one(spec.GuildChannelResponseSchema),
  one(spec.PrivateChannelResponseSchema),
  one(spec.ThreadResponseSchema),
);
const scheduledEvent = one(spec.ExternalScheduledEventResponseSchema);
const application = one(spec.PrivateApplicationResponseSchema);

const COMMANDS = '/applications/:application_id/commands';
const GUILD_COMMANDS = '/applications/:application_id/guilds/:guild_id/commands';
const WEBHOOK = '/webhooks/:application_id/:interaction_token';

/** The 200 response of each route by Discord's own OpenAPI document. */
export const SPEC_SCHEMAS: Record<string, Schema> = {
  'GET /gateway': one(spec.GatewayResponseSchema),
  'GET /gateway/bot': one(spec.GatewayBotResponseSchema),
  'GET /applications/@me': application,
  'GET /oauth2/applications/@me': application,
  'GET /users/@me': one(spec.UserPIIResponseSchema),
  'GET /users/@me/guilds': list(spec.MyGuildResponseSchema),
  'GET /users/:user_id': one(spec.UserResponseSchema),
  'POST /users/@me/channels': one(spec.PrivateChannelResponseSchema),
  ...Object.fromEntries(
    [COMMANDS, GUILD_COMMANDS].flatMap((path) => [
      [`GET ${path}`, list(command)],
      [`PUT ${path}`, list(command)],
      [`POST ${path}`, command],
      [`GET ${path}/:command_id`, command],
      [`PATCH ${path}/:command_id`, command],
    ]),
  ),
  'GET /guilds/:guild_id': one(spec.GuildWithCountsResponseSchema),
  'GET /guilds/:guild_id/roles': list(spec.GuildRoleResponseSchema),
  'GET /guilds/:guild_id/roles/:role_id': one(spec.GuildRoleResponseSchema),
  'GET /guilds/:guild_id/channels': list(channel),
  'GET /guilds/:guild_id/members': list(member),
  'GET /guilds/:guild_id/members/search': list(member),
  'GET /guilds/:guild_id/members/:user_id': member,
  'PATCH /guilds/:guild_id/members/:user_id': member,
  'PATCH /guilds/:guild_id/members/@me': one(spec.PrivateGuildMemberResponseSchema),
  'GET /channels/:channel_id': channel,
  'PATCH /channels/:channel_id': channel,
  'POST /channels/:channel_id/threads': one(spec.CreatedThreadResponseSchema),
  'GET /channels/:channel_id/thread-members': list(spec.ThreadMemberResponseSchema),
  'GET /guilds/:guild_id/scheduled-events': list(scheduledEvent),
  'POST /guilds/:guild_id/scheduled-events': scheduledEvent,
  'GET /guilds/:guild_id/scheduled-events/:event_id': scheduledEvent,
  'PATCH /guilds/:guild_id/scheduled-events/:event_id': scheduledEvent,
  'GET /guilds/:guild_id/threads/active': one(spec.ThreadsResponseSchema),
  'GET /channels/:channel_id/messages': list(message),
  'POST /channels/:channel_id/messages': message,
  'GET /channels/:channel_id/messages/:message_id': message,
  'PATCH /channels/:channel_id/messages/:message_id': message,
  'GET /channels/:channel_id/messages/:message_id/reactions/:emoji': list(spec.UserResponseSchema),
  'POST /interactions/:interaction_id/:interaction_token/callback': one(
    spec.InteractionCallbackResponseSchema,
  ),
  [`POST ${WEBHOOK}`]: message,
  [`GET ${WEBHOOK}/messages/:message_id`]: message,
  [`PATCH ${WEBHOOK}/messages/:message_id`]: message,
};

export const ERROR_SCHEMA = one(spec.ErrorResponseSchema);
export const RATE_LIMITED_SCHEMA = one(spec.RatelimitedResponseSchema);
