import { applicationsRoutes } from './applications.routes.ts';
import { channelsRoutes } from './channels.routes.ts';
import { commandsRoutes } from './commands.routes.ts';
import { gatewayRoutes } from './gateway.routes.ts';
import { guildsRoutes } from './guilds.routes.ts';
import { interactionsRoutes } from './interactions.routes.ts';
import { membersRoutes } from './members.routes.ts';
import { messagesRoutes } from './messages.routes.ts';
import { reactionsRoutes } from './reactions.routes.ts';
import type { RestRoute } from './rest-route.ts';
import { scheduledEventsRoutes } from './scheduled-events.routes.ts';
import { threadsRoutes } from './threads.routes.ts';
import { usersRoutes } from './users.routes.ts';
import { webhooksRoutes } from './webhooks.routes.ts';

/** Every REST route the sandbox knows. */
export const restRoutes: RestRoute[] = [
  ...gatewayRoutes,
  ...usersRoutes,
  ...applicationsRoutes,
  ...commandsRoutes,
  ...guildsRoutes,
  ...membersRoutes,
  ...channelsRoutes,
  ...scheduledEventsRoutes,
  ...threadsRoutes,
  ...messagesRoutes,
  ...reactionsRoutes,
  ...interactionsRoutes,
  ...webhooksRoutes,
];
