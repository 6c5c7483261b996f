import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Gathering, PresentedGathering, RosterKind } from './roster-kind.ts';

const MAX_GATHERINGS = 25;

/** Events or capts that are open or about to begin, soonest first. Every member may read them. */
export const listOpenGatherings = async <Presented extends PresentedGathering>(
  context: Context,
  actor: Actor,
  {
    kind,
    guildId,
    limit = MAX_GATHERINGS,
  }: { kind: RosterKind<Gathering, Presented>; guildId: string; limit?: number },
): Promise<Presented[]> => {
  await requireMembership(context, actor, guildId);
  const open = await kind.listByStatus(context.db, guildId, 'open', limit);
  const closed = await kind.listByStatus(context.db, guildId, 'closed', limit);
  return [...open, ...closed].toSorted((a, b) => a.starts_at.localeCompare(b.starts_at)).slice(0, limit);
};
