import { clientMessage } from '@famiglia/contract/realtime/realtime';
import type { ClientMessage } from '@famiglia/contract/realtime/realtime';
import { authenticate } from '@famiglia/core/auth/authenticate';
import type { Context } from '@famiglia/core/platform/context';
import type { Desks } from './create-desks.ts';
import type { ConnectionRegistry } from './connection-registry.ts';
import type { Connection } from './connection.ts';
import { refusalToWatch } from './can-watch-guild.ts';
import type { BusWatch } from './watch-bus.ts';

const MAX_CONNECTIONS_PER_PERSON = 30;

/** Handles a tab's message. Anything but a message of the contract closes the connection. */
export const handleMessage = async (
  context: Context,
  { registry, desks, bus }: { registry: ConnectionRegistry; desks: Desks; bus: BusWatch },
  connection: Connection,
  text: string,
): Promise<void> => {
  // Messages of a socket that is being closed are ignored.
  if (!connection.isOpen) return;
  const message = readMessage(text);
  if (message === null) connection.close('badMessage');
  else if (message.type === 'auth') await recognise(context, registry, connection, message.token);
  else if (message.type === 'desk') await desks.move(connection, message);
  else if (message.type === 'watch_support') watchSupport(context, registry, connection);
  else {
    // Each guild has its own desk.
    await desks.leave(connection);
    await watch(context, { registry, bus }, connection, message);
  }
};

const readMessage = (text: string): ClientMessage | null => {
  try {
    return clientMessage.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const recognise = async (
  context: Context,
  registry: ConnectionRegistry,
  connection: Connection,
  token: string,
) => {
  const session = await authenticate(context, token);
  const changedPerson = connection.person !== null && connection.person.userId !== session?.userId;
  if (session === null || changedPerson) {
    connection.close('notSignedIn');
    return;
  }
  if (connection.person === null && registry.countOf(session.userId) >= MAX_CONNECTIONS_PER_PERSON) {
    connection.close('tooMany');
    return;
  }
  connection.person = session;
  // The session may have ended during the query, before this socket was registered. From now on its end would close the
  // socket, so a second check leaves no gap.
  if ((await authenticate(context, token)) === null) {
    connection.close('notSignedIn');
    return;
  }
  connection.say({ type: 'authenticated' });
};

const watch = async (
  context: Context,
  { registry, bus }: { registry: ConnectionRegistry; bus: BusWatch },
  connection: Connection,
  { guild_id: guildId, as: scope }: Extract<ClientMessage, { type: 'subscribe' }>,
) => {
  if (connection.person === null) {
    connection.close('notSignedIn');
    return;
  }
  const refusal = await refusalToWatch(context, connection.person.userId, guildId, scope);
  if (refusal !== null) {
    connection.close(refusal);
    return;
  }
  registry.moveTo(connection, guildId, scope);
  // The same for a right that was withdrawn meanwhile.
  const withdrawn = await refusalToWatch(context, connection.person.userId, guildId, scope);
  if (withdrawn !== null) {
    connection.close(withdrawn);
    return;
  }
  connection.say({ type: 'subscribed', guild_id: guildId, quiet_ms: bus.quietMs(guildId) });
};

/** The queue of support tickets. Who is a site admin is a setting, so it cannot change while the tab is open. */
const watchSupport = (context: Context, registry: ConnectionRegistry, connection: Connection): void => {
  if (connection.person === null) connection.close('notSignedIn');
  else if (!context.config.siteAdminIds.has(connection.person.userId)) connection.close('noAccess');
  else {
    registry.addToSupport(connection);
    connection.say({ type: 'watching_support' });
  }
};
