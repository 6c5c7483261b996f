import type { Permission } from '@famiglia/contract/access/permissions';
import type { Client } from 'discord.js';
import type { Context } from '@famiglia/core/platform/context';
import type { Logger } from '@famiglia/core/platform/log/logger';
import type { Shard } from '@famiglia/core/platform/shards/shard';
import type { ActivityRecorder } from './features/activity/activity-recorder.ts';
import type { KeptForms } from './kit/interactions/kept-forms.ts';
import type { LastRefusals } from './kit/interactions/last-refusals.ts';
import type { Mirror } from './mirror/mirror.ts';
import type { RunningWork } from './kit/running-work.ts';
import type { Localised } from './kit/texts/localised.ts';
import type { HelpCondition, HelpTopic } from './kit/interactions/help-topic.ts';

/** What every handler of the bot can use, for the lifetime of one gateway session. */
export interface Bot {
  client: Client;
  /** The part of the guilds that this session serves. */
  shard: Shard;
  context: Context;
  log: Logger;
  /** In the order in which a topic of /help lists them. */
  commands: readonly ListedCommand[];
  mirror: Mirror;
  activity: ActivityRecorder;
  /** Work that must finish before the bot stops. */
  work: RunningWork;
  refusals: LastRefusals;
  forms: KeptForms;
  /** Ids of the registered commands by their English name, for clickable mentions. */
  commandIds: ReadonlyMap<string, string>;
}

/** What /help shows about a command. */
export interface ListedCommand {
  name: Localised;
  description: Localised;
  needs?: Permission;
  when?: HelpCondition;
  place: 'guild' | 'anywhere';
  topic: HelpTopic;
  subcommands?: readonly (Pick<ListedCommand, 'name' | 'description' | 'needs' | 'when'> & {
    topic?: HelpTopic;
  })[];
}
