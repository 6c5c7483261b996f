import { InteractionContextType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { SandboxContext } from '../sandbox-context.ts';
import { guildPermissions } from '../world/permissions.ts';
import type { Guild } from '../world/world.ts';

/** The commands a person may use in a server (null: in their DM with the bot). The server's own hide global ones of the same name. */
export const commandsFor = (
  context: SandboxContext,
  guild: Guild | null,
  userId: string | null,
): APIApplicationCommand[] => {
  const { world, credentials } = context;
  if (guild && !guild.members.has(credentials.application_id)) return [];
  const own = guild ? (world.commands.get(guild.id) ?? []) : [];
  const global = (world.commands.get('') ?? []).filter((command) => !own.some((one) => isSame(one, command)));
  return [...own, ...global].filter(
    (command) => fitsContext(command, guild !== null) && mayUse(command, guild, userId),
  );
};

const isSame = (one: APIApplicationCommand, other: APIApplicationCommand): boolean =>
  one.name === other.name && one.type === other.type;

const fitsContext = ({ contexts, dm_permission: dms }: APIApplicationCommand, inGuild: boolean): boolean => {
  const wanted = inGuild ? InteractionContextType.Guild : InteractionContextType.BotDM;
  return contexts?.includes(wanted) ?? (inGuild || dms !== false);
};

/** `default_member_permissions` "0" leaves a command to administrators. */
const mayUse = (
  { default_member_permissions: needed }: APIApplicationCommand,
  guild: Guild | null,
  userId: string | null,
): boolean => {
  if (!guild || userId === null) return true;
  const bits = guildPermissions(guild, userId);
  if (!(bits & Bits.UseApplicationCommands)) return false;
  if (needed === null || needed === undefined) return true;
  return needed === '0' ? (bits & Bits.Administrator) !== 0n : (bits & BigInt(needed)) === BigInt(needed);
};
