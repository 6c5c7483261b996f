import type { Participant } from '@famiglia/contract/events/events';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { findAway } from '../vacations/away.queries.ts';
import { wholeList } from '../platform/whole-list.ts';
import { findParticipants } from './participant.queries.ts';
import { findPaid } from './pay-differences.ts';
import { presentParticipant } from './present-participant.ts';
import type { RosterOfKind } from './roster-kind.ts';

/** Everybody on a roster, in its order. */
export const listParticipants = async (
  context: Context,
  actor: Actor,
  { kind, guildId, rosterId }: RosterOfKind,
) => {
  await kind.requireViewer(context, actor, guildId);
  return wholeList(await readParticipants(context, { kind, guildId, rosterId }));
};

/** One participant in the format of the contract. */
export const readParticipant = async (
  context: Context,
  roster: RosterOfKind,
  userId: string,
): Promise<Participant> => {
  const [person] = await readParticipants(context, roster, userId);
  if (person === undefined) throw new AppError('not_signed_up');
  return person;
};

const readParticipants = async (
  { db, config }: Context,
  { kind, guildId, rosterId }: RosterOfKind,
  userId?: string,
): Promise<Participant[]> => {
  const gathering = await kind.find(db, guildId, rosterId);
  if (gathering === null) throw new AppError('not_found');
  const rows = await findParticipants(db, guildId, rosterId, userId);
  const userIds = rows.map(({ entry }) => entry.userId);
  const away = await findAway(db, guildId, userIds, gathering.startsAt);
  const { status, roster } = gathering;
  const paid =
    status === 'finished' && kind.name !== 'contract'
      ? await findPaid(db, { kind: kind.name, guildId, rosterId }, userIds, roster.settlements)
      : null;
  return rows.map((row) => {
    const { userId: id } = row.entry;
    return presentParticipant(config.cdnUrl, row, {
      away: away.get(id) ?? null,
      paid: paid === null ? null : (paid.get(id) ?? 0),
    });
  });
};
