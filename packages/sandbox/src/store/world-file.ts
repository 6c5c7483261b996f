import { readFile } from 'node:fs/promises';
import type { APIApplicationCommand, APIRole } from 'discord-api-types/v10';
import { createBank } from '../bank/bank.ts';
import type { Bank, Method, Notice, Payment } from '../bank/bank.ts';
import type { Credentials } from '../credentials.ts';
import type { WarBoard } from '../wars/war-board.ts';
import type { WorldLanguage } from '../world/world-seed.ts';
import { createWorld } from '../world/world.ts';
import type {
  Authorization,
  Channel,
  Guild,
  Member,
  Message,
  ScheduledEvent,
  User,
  World,
} from '../world/world.ts';

/** Increased when the file format changes; an older file is then ignored and the world starts anew. */
const VERSION = 1;

interface WorldFile {
  version: number;
  /** Not in files of earlier versions, which were all Russian. */
  language?: WorldLanguage;
  credentials: Credentials;
  users: User[];
  guilds: (Omit<Guild, 'roles' | 'members' | 'channel_ids' | 'banned' | 'scheduled_events'> & {
    roles: APIRole[];
    members: Member[];
    channel_ids: string[];
    banned: string[];
    /** Not in files of earlier versions. */
    scheduled_events?: ScheduledEvent[];
  })[];
  channels: (Omit<Channel, 'messages'> & { messages: Message[] })[];
  commands: [string, APIApplicationCommand[]][];
  authorizations: Authorization[];
  file_types: [string, string][];
  /** Not in files of earlier versions. */
  bank?: BankFile;
  /** Not in files of earlier versions. */
  wars?: WarBoard;
}

type BankFile = Omit<Bank, 'payments' | 'methods' | 'notices'> & {
  payments: Payment[];
  methods: Method[];
  notices: Notice[];
};

interface BesideTheWorld {
  credentials: Credentials;
  bank: Bank;
  wars: WarBoard;
}

export const serializeWorld = (world: World, { credentials, bank, wars }: BesideTheWorld): string =>
  JSON.stringify({
    version: VERSION,
    language: world.language,
    credentials,
    users: [...world.users.values()],
    guilds: [...world.guilds.values()].map(plainGuild),
    channels: [...world.channels.values()].map(plainChannel),
    commands: [...world.commands],
    authorizations: [...world.authorizations.values()],
    file_types: [...world.fileTypes],
    bank: plainBank(bank),
    wars,
  } satisfies WorldFile);

const plainGuild = (guild: Guild): WorldFile['guilds'][number] => ({
  ...guild,
  roles: [...guild.roles.values()],
  members: [...guild.members.values()],
  channel_ids: [...guild.channel_ids],
  banned: [...guild.banned],
  scheduled_events: [...guild.scheduled_events.values()],
});

const plainChannel = (channel: Channel): WorldFile['channels'][number] => ({
  ...channel,
  messages: [...channel.messages.values()],
});

const plainBank = (bank: Bank): BankFile => ({
  ...bank,
  payments: [...bank.payments.values()],
  methods: [...bank.methods.values()],
  notices: [...bank.notices.values()],
});

export const readWorldFile = async (
  path: string,
): Promise<{ world: World; credentials: Credentials; bank: Bank; wars: WarBoard | undefined } | null> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const file = text === null ? null : parse(path, text);
  if (file?.version !== VERSION) return null;
  const { credentials, wars } = file;
  return { world: revive(file), credentials, bank: reviveBank(file.bank), wars };
};

const parse = (path: string, text: string): WorldFile => {
  try {
    return JSON.parse(text) as WorldFile;
  } catch (cause) {
    throw new Error(`The sandbox cannot read its world in ${path}. Delete the file to begin anew.`, {
      cause,
    });
  }
};

const revive = (file: WorldFile): World => {
  const world = createWorld(file.language ?? 'ru');
  for (const user of file.users) world.users.set(user.id, user);
  for (const guild of file.guilds) {
    world.guilds.set(guild.id, {
      ...guild,
      roles: byId(guild.roles),
      members: new Map(guild.members.map((one) => [one.user_id, one])),
      channel_ids: new Set(guild.channel_ids),
      banned: new Set(guild.banned),
      scheduled_events: byId(guild.scheduled_events ?? []),
    });
  }
  for (const channel of file.channels) {
    world.channels.set(channel.id, { ...channel, messages: byId(channel.messages) });
    for (const message of channel.messages) world.messageChannels.set(message.id, channel.id);
  }
  for (const [guildId, commands] of file.commands) world.commands.set(guildId, commands);
  for (const one of file.authorizations) world.authorizations.set(one.id, one);
  for (const [id, type] of file.file_types) world.fileTypes.set(id, type);
  return world;
};

const reviveBank = (file: BankFile | undefined): Bank => {
  if (file === undefined) return createBank();
  const { payments, methods, notices } = file;
  return { ...file, payments: byId(payments), methods: byId(methods), notices: byId(notices) };
};

const byId = <One extends { id: string }>(list: One[]): Map<string, One> =>
  new Map(list.map((one) => [one.id, one]));
