import type { captRoutes } from '@famiglia/contract/capts/capt-routes';
import type { CaptDetails } from '@famiglia/contract/capts/capts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';
import { readCaptDetails } from './get-capts.ts';
import { updateCapt } from './update-capt.ts';
import type { CaptTarget } from './capt.queries.ts';

type SmallEdit = Partial<
  Pick<
    UseCaseInput<typeof captRoutes.update>,
    | 'opponent'
    | 'territory'
    | 'startsAt'
    | 'slots'
    | 'squads'
    | 'remindersMinutes'
    | 'cutoffMinutes'
    | 'pingRoleId'
    | 'pingAgainMinutes'
    | 'thread'
    | 'moreAnswers'
    | 'notes'
    | 'version'
  >
>;

/** Changes a few fields: Discord forms do not send a whole capt, but say which version they were opened on. */
export const editCapt = async (
  context: Context,
  actor: Actor,
  { guildId, captId }: CaptTarget,
  { version, ...edit }: SmallEdit,
): Promise<CaptDetails> => {
  const now = await readCaptDetails(context.db, guildId, captId);
  return updateCapt(context, actor, {
    guildId,
    captId,
    version: version ?? now.version,
    opponent: now.opponent,
    side: now.side,
    territory: now.territory,
    startsAt: now.starts_at,
    slots: now.slots,
    status: now.status,
    result: now.result,
    scoreOurs: now.score_ours,
    scoreTheirs: now.score_theirs,
    notes: now.notes,
    ...edit,
  });
};
