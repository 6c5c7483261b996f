import type { captRoutes } from '@famiglia/contract/capt-routes';
import type { UseCase } from '../../platform/use-case.ts';
import { runCaptLeaderCommand } from './run-leader-command.ts';

export const removeCaptParticipant: UseCase<typeof captRoutes.removeParticipant> = async (
  context,
  actor,
  { guildId, captId, userId },
) => {
  await runCaptLeaderCommand(context, actor, { guildId, captId }, { type: 'leave', userId });
  return null;
};
