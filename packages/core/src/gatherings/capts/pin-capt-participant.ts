import type { captRoutes } from '@famiglia/contract/capt-routes';
import { readParticipant } from '../events/list-participants.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { runCaptLeaderCommand } from './run-leader-command.ts';

/** A leader's word goes before every criterion, also after the list is frozen. */
export const pinCaptParticipant: UseCase<typeof captRoutes.pin> = async (context, actor, input) => {
  const { guildId, captId, userId, pinned } = input;
  await runCaptLeaderCommand(context, actor, { guildId, captId }, { type: 'pin', userId, pin: pinned });
  return readParticipant(context, guildId, captId, userId);
};
