import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { Changes, GuildChanges } from './guild-changes.ts';
import { saveGuild } from './guild-mirror.queries.ts';
import { mirrorChanges } from './mirror-changes.ts';
import { mirrorChannels } from './mirror-channels.ts';
import { mirrorMembers } from './mirror-members.ts';
import { mirrorRoles } from './mirror-roles.ts';

/** A fact of Discord that the database refuses. */
export interface RefusedRow {
  kind: 'guild' | 'role' | 'channel' | 'member';
  /** Undefined where the id itself is invalid. */
  id: string | undefined;
}

/**
 * Mirrors a guild even if some of its rows cannot be stored: one such row must not block all others. A refused row is
 * treated as removed: an outdated right is worse than a missing one.
 */
export const mirrorAcceptedRows = async (
  context: Context,
  changes: GuildChanges,
): Promise<readonly RefusedRow[]> => {
  try {
    await mirrorChanges(context, changes);
    return [];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { accepted, refused } = await findRefusedRows(context, changes);
    // Then no row is the cause, and leaving rows out would not help.
    if (refused.length === 0) throw error;
    await mirrorChanges(context, accepted);
    return refused;
  }
};

/** Thrown to roll the trial run back, with what it found. */
class RehearsalOver extends Error {
  readonly accepted: GuildChanges;
  readonly refused: readonly RefusedRow[];

  constructor(accepted: GuildChanges, refused: readonly RefusedRow[]) {
    super('the rehearsal is over');
    this.accepted = accepted;
    this.refused = refused;
  }
}

/** Finds the refused rows by bisection, in a transaction that is rolled back. */
const findRefusedRows = async (context: Context, changes: GuildChanges) => {
  const { guildId, guild, ...rest } = changes;
  const rehearse = async (tx: Transaction): Promise<never> => {
    // Made anew by every run: one that collides with another transaction is repeated.
    const accepted: GuildChanges = { ...rest, guildId };
    const refused: RefusedRow[] = [];
    const now = context.clock();
    if (guild !== undefined && (await isAccepted(tx, async (inner) => saveGuild(inner, guild, now)))) {
      accepted.guild = guild;
    } else if (guild !== undefined) refused.push({ kind: 'guild', id: guildId });

    const part = async <Facts>(
      kind: RefusedRow['kind'],
      list: Changes<Facts> | undefined,
      idOf: (facts: Facts) => string | undefined,
      write: (inner: Transaction, some: Changes<Facts>) => Promise<unknown>,
    ): Promise<Changes<Facts> | undefined> => {
      if (list === undefined) return undefined;
      const bad = await findRefused(tx, list.present, async (inner, present) =>
        write(inner, { kind: 'some', present, gone: [] }),
      );
      refused.push(...[...bad].map((facts) => ({ kind, id: idOf(facts) })));
      const present = list.present.filter((facts) => !bad.has(facts));
      if (list.kind === 'whole') return { kind: 'whole', present };
      return {
        kind: 'some',
        present,
        gone: [...list.gone, ...[...bad].flatMap((facts) => idOf(facts) ?? [])],
      };
    };

    const roles = await part(
      'role',
      changes.roles,
      ({ id }) => id,
      async (inner, some) => mirrorRoles(inner, guildId, some),
    );
    const channels = await part(
      'channel',
      changes.channels,
      ({ id }) => id,
      async (inner, some) => mirrorChannels(inner, guildId, some),
    );
    const members = await part(
      'member',
      changes.members,
      ({ userId }) => userId,
      async (inner, some) => mirrorMembers(inner, guildId, some, now),
    );
    Object.assign(accepted, roles && { roles }, channels && { channels }, members && { members });
    throw new RehearsalOver(accepted, refused);
  };

  return context.db.transaction(rehearse).catch((error: unknown) => {
    if (error instanceof RehearsalOver) return error;
    throw error;
  });
};

const findRefused = async <Facts>(
  tx: Transaction,
  rows: readonly Facts[],
  write: (inner: Transaction, rows: readonly Facts[]) => Promise<unknown>,
): Promise<Set<Facts>> => {
  if (rows.length === 0 || (await isAccepted(tx, async (inner) => write(inner, rows)))) return new Set();
  if (rows.length === 1) return new Set(rows);
  const half = Math.ceil(rows.length / 2);
  return new Set([
    ...(await findRefused(tx, rows.slice(0, half), write)),
    ...(await findRefused(tx, rows.slice(half), write)),
  ]);
};

const isAccepted = async (
  tx: Transaction,
  write: (inner: Transaction) => Promise<unknown>,
): Promise<boolean> => {
  try {
    await tx.transaction(write);
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return false;
  }
};

/**
 * Whether a retry is of no use because the data itself is invalid: PostgreSQL's classes 22 (data exception) and 23
 * (constraint violation), and values that do not have the type that Discord documents.
 */
const isRefusal = (error: unknown): boolean => {
  if (error instanceof TypeError) return true;
  if (!(error instanceof Error)) return false;
  return ('code' in error && /^2[23]/.test(String(error.code))) || isRefusal(error.cause);
};
