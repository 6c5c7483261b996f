import { eventRoutes } from '@famiglia/contract/event-routes';
import { callApi } from '../../lib/call-api.ts';
import type { SignUpKind } from '../../sign-up/sign-up-kind.ts';
import { eventsKey, participantsKey } from './api/event-keys.ts';

export const eventSignUp: SignUpKind = {
  name: 'event',
  key: eventsKey,
  participantsKey: ({ guildId, id }) => participantsKey(guildId, id),
  add: ({ guildId, id }, person) => callApi(eventRoutes.add, { guildId, eventId: id, ...person }),
  remove: ({ guildId, id }, userId) => callApi(eventRoutes.remove, { guildId, eventId: id, userId }),
  pin: ({ guildId, id }, pin) => callApi(eventRoutes.pin, { guildId, eventId: id, ...pin }),
  close: ({ guildId, id }) => callApi(eventRoutes.close, { guildId, eventId: id }),
  cancel: ({ guildId, id }, reason) => callApi(eventRoutes.cancel, { guildId, eventId: id, reason }),
};
