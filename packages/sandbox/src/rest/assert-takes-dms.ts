import type { SandboxContext } from '../sandbox-context.ts';
import type { Channel } from '../world/world.ts';
import { closedDms } from './errors.ts';

/** A bot reaches only people who allow it and share a server with it. */
export function assertTakesDms({ world, credentials }: SandboxContext, channel: Channel): void {
  const person = world.users.get(channel.recipient_id ?? '');
  if (!person || person.dms_closed) throw closedDms();
  for (const guild of world.guilds.values()) {
    if (guild.members.has(person.id) && guild.members.has(credentials.application_id)) return;
  }
  throw closedDms();
}
