import { unknownChannel } from '../errors/rest-errors.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Channel } from '../world/world.ts';
import type { InteractionRecord } from './interaction-record.ts';

export const requireInteractionChannel = ({ world }: SandboxContext, record: InteractionRecord): Channel => {
  const channel = world.channels.get(record.facts.channel_id);
  if (!channel) throw unknownChannel();
  return channel;
};
