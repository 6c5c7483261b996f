import type { FastifyInstance, FastifyRequest } from 'fastify';
import { causeFault } from '../faults/cause-fault.ts';
import { viewWorld } from '../present/view-world.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { ChannelBody, ThreadBody } from '../channel-types.ts';
import type { FaultBody, FaultsAnswer } from '../fault-types.ts';
import type { BotBody, MemberBody, NewUserBody } from '../member-types.ts';
import type {
  AutocompleteBody,
  ClickBody,
  CommandBody,
  CommandsAnswer,
  EditMessageBody,
  ModalBody,
  ReactionBody,
  SandboxError,
  UnknownCallsAnswer,
} from '../sandbox-types.ts';
import type { WarBody } from '../war-types.ts';
import { changeWars, viewWars } from '../wars/change-wars.ts';
import { createWarBoard } from '../wars/war-board.ts';
import { worldFromSeed } from '../world/world-from-seed.ts';
import type { WorldSeed } from '../world/world-seed.ts';
import { CallError } from '../errors/call-error.ts';
import { openThread, changeChannel, deleteScheduledEvent } from './channel-call.ts';
import { click } from './click-call.ts';
import { autocomplete, runCommand } from './command-calls.ts';
import { commandsFor } from './command-list.ts';
import { changeMember, createUser, moveBot } from './member-calls.ts';
import { changeMessage, postMessage, react, readChannel, readDms, removeMessage } from './message-calls.ts';
import { submitModal } from './modal-call.ts';
import { personalGuilds } from './personal-guilds.ts';
import { requireGuild } from './require.ts';

interface ById {
  Params: { id: string };
}

/** The `/sandbox/*` calls: one for everything a person can do. */
export const registerCalls = (app: FastifyInstance, context: SandboxContext, seed: WorldSeed): void => {
  void app.register(async (calls) => {
    calls.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof CallError)) throw error;
      return reply
        .code(error.status)
        .send({ error: error.error, message: error.message } satisfies SandboxError);
    });
    // The calls validate the body themselves; this only makes sure that there is one.
    calls.addHook('preValidation', async (request) => {
      request.body ??= {};
      if (typeof request.body !== 'object') throw new CallError(422, 'no_body', 'Send a JSON object.');
    });
    registerReading(calls, context);
    registerActing(calls, context);
    registerFaultCalls(calls, context, seed);
  });
};

const registerReading = (app: FastifyInstance, context: SandboxContext): void => {
  app.get('/sandbox/world', () => viewWorld(context));
  app.get('/sandbox/wars', () => viewWars(context));
  app.get<ById>('/sandbox/users/:id/guilds', ({ params }) => personalGuilds(context, params.id));
  app.get<ById>('/sandbox/users/:id/dms', (request) => readDms(context, request.params.id, queryOf(request)));
  app.get<ById>('/sandbox/channels/:id/messages', (request) =>
    readChannel(context, request.params.id, queryOf(request)),
  );
  app.get<ById>('/sandbox/guilds/:id/commands', (request): CommandsAnswer => {
    const guild = request.params.id === '@dm' ? null : requireGuild(context, request.params.id);
    return { items: commandsFor(context, guild, queryOf(request).get('user_id')) };
  });
};

const registerActing = (app: FastifyInstance, context: SandboxContext): void => {
  app.post<{ Body: CommandBody }>('/sandbox/commands', ({ body }) => runCommand(context, body));
  app.post<{ Body: AutocompleteBody }>('/sandbox/autocomplete', ({ body }) => autocomplete(context, body));
  app.post<{ Body: ClickBody }>('/sandbox/clicks', ({ body }) => click(context, body));
  app.post<{ Body: ModalBody }>('/sandbox/modals', ({ body }) => submitModal(context, body));
  app.post('/sandbox/messages', ({ body }) => postMessage(context, body));
  app.patch<ById & { Body: EditMessageBody }>('/sandbox/messages/:id', ({ params, body }) =>
    changeMessage(context, params.id, body),
  );
  app.delete<ById>('/sandbox/messages/:id', (request) =>
    removeMessage(context, request.params.id, queryOf(request).get('user_id')),
  );
  app.delete<ById>('/sandbox/scheduled-events/:id', ({ params }) => deleteScheduledEvent(context, params.id));
  app.post<{ Body: ReactionBody }>('/sandbox/reactions', ({ body }) => react(context, body));
  app.post<{ Body: MemberBody }>('/sandbox/members', ({ body }) => changeMember(context, body));
  app.post<{ Body: ChannelBody }>('/sandbox/channels', ({ body }) => changeChannel(context, body));
  app.post<{ Body: ThreadBody }>('/sandbox/threads', ({ body }) => openThread(context, body));
  app.post<{ Body: NewUserBody }>('/sandbox/users', ({ body }) => createUser(context, body));
  app.post<{ Body: BotBody }>('/sandbox/bot', ({ body }) => moveBot(context, body));
  app.post<{ Body: WarBody }>('/sandbox/wars', ({ body }) => changeWars(context, body));
};

const registerFaultCalls = (app: FastifyInstance, context: SandboxContext, seed: WorldSeed): void => {
  const faults = (): FaultsAnswer => ({ items: context.faults.list() });
  app.get('/sandbox/faults', faults);
  app.post<{ Body: FaultBody }>('/sandbox/faults', ({ body }) => {
    causeFault(context, body);
    return faults();
  });
  app.delete('/sandbox/faults', () => {
    context.faults.clear();
    context.gateway.speakAgain();
    context.live.push({ type: 'faults_changed', items: [] });
    return faults();
  });
  app.get('/sandbox/unknown-calls', (): UnknownCallsAnswer => ({ items: context.unknownCalls }));
  app.post('/sandbox/reset', () => resetWorld(context, seed));
};

const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URL(request.url, 'http://sandbox').searchParams;

/**
 * Resets the world. The bot's commands stay, because it would not register them again; the bot has to
 * reconnect.
 */
const resetWorld = async (context: SandboxContext, seed: WorldSeed): Promise<object> => {
  const { commands } = context.world;
  context.world = worldFromSeed(seed, context.credentials.application_id);
  for (const [guildId, list] of commands) {
    if (guildId === '' || context.world.guilds.has(guildId)) context.world.commands.set(guildId, list);
  }
  context.wars = createWarBoard(context.clock());
  context.interactions.clear();
  context.faults.clear();
  context.unknownCalls.length = 0;
  await context.files.clear();
  context.gateway.invalidateSessions(false, context.clock());
  context.live.push({ type: 'world_reset' });
  context.changed();
  return {};
};
