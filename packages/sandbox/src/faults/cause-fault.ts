import { randomBytes } from 'node:crypto';
import type { SandboxContext } from '../sandbox-context.ts';
import type { FaultBody } from '../fault-types.ts';
import { CallError } from '../errors/call-error.ts';
import { viewUser } from '../present/view-world.ts';

const SECONDS = 10;

type Causes = {
  [Kind in FaultBody['kind']]: (context: SandboxContext, fault: FaultBody & { kind: Kind }) => void;
};

const CAUSES: Causes = {
  disconnect(context, { code = 4000, reconnect = false }) {
    if (reconnect) context.gateway.askToReconnect();
    else context.gateway.closeAll(code, 'Unknown error.');
  },
  invalidate(context, { resumable = false }) {
    context.gateway.invalidateSessions(resumable, context.clock());
  },
  silence(context, { seconds = SECONDS }) {
    context.faults.start('silence', seconds);
    const silenced = [...context.gateway.connections];
    for (const connection of silenced) connection.silence();
    setTimeout(() => {
      for (const connection of silenced) connection.speakAgain();
    }, seconds * 1000).unref();
  },
  rate_limit(
    context,
    { seconds = SECONDS, route = null, global = false, retry_after: retryAfter = null, bare = false },
  ) {
    context.faults.start('rate_limit', seconds, { route, global, retryAfter, bare });
  },
  server_error(context, { seconds = SECONDS, route = null }) {
    context.faults.start('server_error', seconds, { route });
  },
  down(context, { seconds = SECONDS }) {
    context.faults.start('down', seconds);
    context.gateway.closeAll(1012, 'Service restart');
  },
  dm_closed(context, { user_id, closed = true }) {
    const user = context.world.users.get(user_id);
    if (!user) throw new CallError(404, 'unknown_user', `There is no user ${user_id}.`);
    user.dms_closed = closed;
    context.live.push({ type: 'user_changed', user_id, user: viewUser(context, user) });
    context.changed();
  },
  expire_cdn(context, { seconds }) {
    // A new key makes all earlier signatures invalid.
    context.credentials.cdn_key = randomBytes(32).toString('hex');
    context.faults.cdnLifeMs = seconds === undefined ? null : seconds * 1000;
    context.changed();
  },
};

export const causeFault = (context: SandboxContext, fault: FaultBody): void => {
  const cause = CAUSES[fault.kind] as ((context: SandboxContext, fault: FaultBody) => void) | undefined;
  if (!cause) throw new CallError(422, 'unknown_fault', `There is no fault ${fault.kind}.`);
  cause(context, fault);
  context.live.push({ type: 'faults_changed', items: context.faults.list() });
};
