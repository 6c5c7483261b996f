import { captRoutes } from '@famiglia/contract/capt-routes';
import { callApi } from '../../lib/call-api.ts';
import type { SignUpKind } from '../../sign-up/sign-up-kind.ts';
import { captParticipantsKey, captsKey } from './api/capt-keys.ts';

export const captSignUp: SignUpKind = {
  name: 'capt',
  key: captsKey,
  participantsKey: ({ guildId, id }) => captParticipantsKey(guildId, id),
  add: ({ guildId, id }, person) => callApi(captRoutes.add, { guildId, captId: id, ...person }),
  remove: ({ guildId, id }, userId) => callApi(captRoutes.removeParticipant, { guildId, captId: id, userId }),
  pin: ({ guildId, id }, pin) => callApi(captRoutes.pin, { guildId, captId: id, ...pin }),
  close: ({ guildId, id }) => callApi(captRoutes.close, { guildId, captId: id }),
  cancel: ({ guildId, id }, reason) => callApi(captRoutes.cancel, { guildId, captId: id, reason }),
};
