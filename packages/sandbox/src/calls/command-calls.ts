import { ApplicationCommandType, InteractionType } from 'discord-api-types/v10';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { storePersonsUpload } from '../cdn/store-upload.ts';
import { openInteraction } from '../interactions/open-interaction.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { AutocompleteBody, CommandBody, InteractionAnswer, UploadBody } from '../sandbox-types.ts';
import type { Channel, Guild, User } from '../world/world.ts';
import { CallError } from '../errors/call-error.ts';
import { commandsFor } from './command-list.ts';
import { fillOptions } from './fill-options.ts';
import { requireChannel, requireGuild, requirePerson, requireReadable } from './require.ts';
import { Resolved } from './resolved.ts';

interface Place {
  person: User;
  guild: Guild | null;
  channel: Channel;
  command: APIApplicationCommand;
}

/** A person uses a slash command or a context menu command. */
export const runCommand = async (context: SandboxContext, body: CommandBody): Promise<InteractionAnswer> => {
  const place = findPlace(context, body);
  const resolved = new Resolved(context, place.guild);
  const data =
    place.command.type === ApplicationCommandType.ChatInput
      ? { options: await slashOptions(context, body, place, resolved) }
      : { target_id: target(context, body, place, resolved) };
  return openInteraction(context, {
    type: InteractionType.ApplicationCommand,
    userId: place.person.id,
    channel: place.channel,
    commandName: shownName(place.command, body.subcommand),
    data: { ...describe(place.command), ...data, ...withResolved(resolved) },
  });
};

/** The bot's suggestions for the focused option. */
export const autocomplete = (context: SandboxContext, body: AutocompleteBody): Promise<InteractionAnswer> => {
  const place = findPlace(context, body);
  const resolved = new Resolved(context, place.guild);
  const options = fillOptions({
    command: place.command,
    subcommand: body.subcommand,
    values: body.options ?? {},
    attachment: null,
    focused: body.focused,
    userId: place.person.id,
    resolved,
  });
  return openInteraction(context, {
    type: InteractionType.ApplicationCommandAutocomplete,
    userId: place.person.id,
    channel: place.channel,
    data: { ...describe(place.command), options, ...withResolved(resolved) },
  });
};

const findPlace = (context: SandboxContext, body: CommandBody): Place => {
  const person = requirePerson(context, body.user_id);
  const guild = body.guild_id ? requireGuild(context, body.guild_id) : null;
  if (guild && body.channel_id === undefined) throw new CallError(422, 'channel_id', 'Say in which channel.');
  const channel = requireChannel(context, person, guild ? body.channel_id : undefined);
  if (guild && channel.guild_id !== guild.id)
    throw new CallError(422, 'channel_id', 'Not a channel of this server.');
  const command = commandsFor(context, guild, person.id).find(({ name }) => name === body.name);
  if (!command)
    throw new CallError(404, 'unknown_command', `There is no command ${body.name} for this person here.`);
  return { person, guild, channel, command };
};

const slashOptions = async (context: SandboxContext, body: CommandBody, place: Place, resolved: Resolved) =>
  fillOptions({
    command: place.command,
    subcommand: body.subcommand,
    values: body.options ?? {},
    attachment: body.attachment ? await storeAttachment(context, body.attachment) : null,
    focused: null,
    userId: place.person.id,
    resolved,
  });

const storeAttachment = async (context: SandboxContext, upload: UploadBody) => {
  const file = await storePersonsUpload(context, {
    filename: upload.filename,
    contentType: upload.content_type ?? 'application/octet-stream',
    bytes: Buffer.from(upload.data, 'base64'),
  });
  return { option: upload.option, file };
};

const target = (
  context: SandboxContext,
  body: CommandBody,
  { person, command }: Place,
  resolved: Resolved,
): string => {
  const id = body.target_id;
  if (id === undefined) throw new CallError(422, 'target_id', 'Say on whom or on which message.');
  if (command.type === ApplicationCommandType.User) resolved.user(id);
  else resolved.message(requireReadable(context, person, id).message);
  return id;
};

const describe = ({ id, name, type, guild_id }: APIApplicationCommand) => ({
  id,
  name,
  type,
  ...(guild_id === undefined ? {} : { guild_id }),
});

/** The name that Discord shows above the answer. */
const shownName = ({ type, name }: APIApplicationCommand, subcommand: string | undefined): string => {
  if (type !== ApplicationCommandType.ChatInput) return name;
  return subcommand ? `/${name} ${subcommand}` : `/${name}`;
};

const withResolved = ({ data }: Resolved) => (data ? { resolved: data } : {});
