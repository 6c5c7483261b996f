import { ApplicationCommandType } from 'discord-api-types/v10';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { SandboxContext } from '../sandbox-context.ts';
import { unknownApplication, unknownCommand } from '../errors/rest-errors.ts';
import { checkCommand } from '../forms/check-command.ts';
import type { CommandForm } from '../forms/command-form.ts';
import { FormErrors } from '../forms/form-errors.ts';
import { requireGuild } from './require-guild.ts';
import type { RestCall, RestRoute } from './rest-route.ts';

const MAX_COMMANDS = 100;
const FIELDS = [
  'id',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'options',
  'default_member_permissions',
  'dm_permission',
  'contexts',
  'integration_types',
  'type',
  'nsfw',
] as const;

/** The key of the world's command lists: the server's id, or empty for the global ones. */
const scopeOf = (call: RestCall): string => {
  if (call.params.application_id !== call.context.credentials.application_id) throw unknownApplication();
  return call.params.guild_id === undefined ? '' : requireGuild(call).id;
};

const listCommands = (call: RestCall) => {
  const commands = call.context.world.commands.get(scopeOf(call)) ?? [];
  if (call.query.get('with_localizations') === 'true') return commands;
  return commands.map(withoutLocalizations);
};

const withoutLocalizations = (command: APIApplicationCommand) => {
  const { name_localizations: _names, description_localizations: _descriptions, ...rest } = command;
  return rest;
};

const overwriteCommands = (call: RestCall) => {
  const scope = scopeOf(call);
  const errors = new FormErrors();
  const forms = Array.isArray(call.body) ? (call.body as CommandForm[]) : [];
  if (!Array.isArray(call.body)) errors.wrongType([], call.body);
  if (forms.length > MAX_COMMANDS) {
    errors.add(
      [],
      'APPLICATION_COMMAND_TOO_MANY',
      `Maximum number of application commands reached (${MAX_COMMANDS}).`,
    );
  }
  forms.forEach((form, index) => checkCommand(errors, [index], form));
  const keys = forms.map(({ type = ApplicationCommandType.ChatInput, name }) => `${type}/${name}`);
  keys.forEach((key, index) => {
    if (keys.indexOf(key) !== index) {
      errors.add([index], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
    }
  });
  errors.throwIfAny();
  const before = call.context.world.commands.get(scope) ?? [];
  const commands = forms.map((form) => makeCommand(call.context, form, scope, findSame(before, form)?.id));
  save(call.context, scope, commands);
  return commands;
};

const createCommand = (call: RestCall) => {
  const scope = scopeOf(call);
  const form = call.body as CommandForm;
  const errors = new FormErrors();
  checkCommand(errors, [], form);
  errors.throwIfAny();
  const before = call.context.world.commands.get(scope) ?? [];
  const same = findSame(before, form);
  const command = makeCommand(call.context, form, scope, same?.id);
  save(call.context, scope, [...before.filter((one) => one !== same), command]);
  return command;
};

const getCommand = (call: RestCall) => findCommand(call, scopeOf(call));

const patchCommand = (call: RestCall) => {
  const scope = scopeOf(call);
  const before = findCommand(call, scope);
  const form = { ...before, ...(call.body as Partial<CommandForm>) } as unknown as CommandForm;
  const errors = new FormErrors();
  checkCommand(errors, [], form);
  errors.throwIfAny();
  const command = makeCommand(call.context, form, scope, before.id);
  const all = call.context.world.commands.get(scope) ?? [];
  save(
    call.context,
    scope,
    all.map((one) => (one === before ? command : one)),
  );
  return command;
};

const deleteCommand = (call: RestCall) => {
  const scope = scopeOf(call);
  const command = findCommand(call, scope);
  save(
    call.context,
    scope,
    (call.context.world.commands.get(scope) ?? []).filter((one) => one !== command),
  );
};

const findCommand = (call: RestCall, scope: string): APIApplicationCommand => {
  const command = call.context.world.commands.get(scope)?.find(({ id }) => id === call.params.command_id);
  if (!command) throw unknownCommand();
  return command;
};

const findSame = (
  commands: APIApplicationCommand[],
  { name, type = ApplicationCommandType.ChatInput }: CommandForm,
) => commands.find((one) => one.name === name && one.type === type);

/** A command keeps its id while its name and type stay the same. */
const makeCommand = (
  context: SandboxContext,
  form: CommandForm,
  scope: string,
  id?: string,
): APIApplicationCommand =>
  ({
    default_member_permissions: null,
    nsfw: false,
    contexts: null,
    integration_types: [0],
    description: '',
    name_localizations: null,
    description_localizations: null,
    ...form,
    type: form.type ?? ApplicationCommandType.ChatInput,
    id: id ?? context.nextId(),
    application_id: context.credentials.application_id,
    version: context.nextId(),
    ...(scope === '' ? {} : { guild_id: scope }),
  }) as unknown as APIApplicationCommand;

const save = (context: SandboxContext, scope: string, commands: APIApplicationCommand[]): void => {
  context.world.commands.set(scope, commands);
  context.live.push({ type: 'commands_changed', guild_id: scope === '' ? null : scope });
  context.changed();
};

/** The same six calls for the global commands and for those of one server. */
export const commandsRoutes: RestRoute[] = [
  '/applications/:application_id',
  '/applications/:application_id/guilds/:guild_id',
].flatMap((base): RestRoute[] => [
  {
    method: 'GET',
    path: `${base}/commands`,
    auth: 'bot',
    query: ['with_localizations'],
    handle: listCommands,
  },
  { method: 'PUT', path: `${base}/commands`, auth: 'bot', handle: overwriteCommands },
  { method: 'POST', path: `${base}/commands`, auth: 'bot', fields: FIELDS, handle: createCommand },
  { method: 'GET', path: `${base}/commands/:command_id`, auth: 'bot', handle: getCommand },
  {
    method: 'PATCH',
    path: `${base}/commands/:command_id`,
    auth: 'bot',
    fields: FIELDS,
    handle: patchCommand,
  },
  { method: 'DELETE', path: `${base}/commands/:command_id`, auth: 'bot', handle: deleteCommand },
]);
