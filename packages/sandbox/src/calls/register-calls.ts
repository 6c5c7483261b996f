import type { FastifyInstance } from 'fastify';
import { viewWorld } from '../present/view-world.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { UnknownCallsAnswer } from '../sandbox-types.ts';

/** The `/sandbox/*` calls: everything a person can do, one call each. */
export function registerCalls(app: FastifyInstance, context: SandboxContext): void {
  app.get('/sandbox/world', () => viewWorld(context));
  app.get('/sandbox/unknown-calls', (): UnknownCallsAnswer => ({ items: context.unknownCalls }));
}
