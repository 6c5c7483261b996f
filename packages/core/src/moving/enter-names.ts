import { movingRoutes } from '@famiglia/contract/moving/moving';
import type { NamePattern } from '@famiglia/contract/moving/name-patterns';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { movingBatches } from '../platform/db/schema/moving.ts';
import type { UseCase } from '../platform/use-case.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { changeNames } from './change-names.ts';
import { judgeNames } from './judge-names.ts';
import type { NamedPerson } from './judge-names.ts';
import { lockPresent, storeChanges } from './moving.queries.ts';
import type { NameChange } from './moving.queries.ts';
import { presentBatch } from './moving-batches.ts';
import type { NameInGame } from './read-nickname.ts';

type Input = Parameters<UseCase<typeof movingRoutes.enterNames>>[2];
type Decision = Input['decisions'][number];
type LeftOut = Awaited<ReturnType<UseCase<typeof movingRoutes.enterNames>>>['left_out'];

/**
 * Enters the names that nobody doubts and those that the leader decided, in one transaction. Everybody is read again under
 * their locks: of two leaders the second finds nothing left to enter, and somebody who was renamed meanwhile is read anew.
 */
export const enterNames: UseCase<typeof movingRoutes.enterNames> = async (context, actor, input) => {
  const { guildId, pattern, decisions } = input;
  await requireGuildAccess(context, actor, guildId, movingRoutes.enterNames.access);
  const { userId } = requireSignedIn(actor);
  const answer = await context.db.transaction(async (tx) => {
    await lockNamed(tx, 'moving', guildId);
    const people = await lockPresent(tx, guildId);
    await lockNamed(tx, 'static_ids', guildId);
    const { ready } = judgeNames(people, pattern);
    const { changes, leftOut } = join(people, ready, decisions);
    if (changes.length === 0) return { batch: null, left_out: leftOut };
    const [row] = await tx
      .insert(movingBatches)
      .values({ guildId, pattern, changed: changes.length, createdBy: userId, createdAt: context.clock() })
      .returning();
    if (row === undefined) throw new Error('an insert returned no row');
    await storeChanges(tx, guildId, row.id, changes);
    await changeNames(context, tx, { guildId, changes, actorId: userId, type: 'names.entered' });
    return { batch: await presentBatch(tx, row), left_out: leftOut };
  });
  await follow(context, actor, guildId, input.follow ? pattern : null);
  return answer;
};

/** Whether those who come later are read too is a setting like any other: its activity says who chose it. */
const follow = async (
  context: Context,
  actor: Actor,
  guildId: string,
  pattern: NamePattern | null,
): Promise<void> => {
  const settings = await findSettings(context.db, guildId);
  const read: typeof settings.nicknames.read = pattern ?? 'off';
  if (settings.nicknames.read === read) return;
  const values = valuesOf(settings);
  const nicknames = { ...values.nicknames, read };
  await saveSettings(context, actor, { ...values, nicknames, guildId, version: settings.version }).catch(
    async (error: unknown) => {
      // Somebody saved another setting at this moment: this one is set in theirs.
      if (!(error instanceof AppError) || error.code !== 'version_conflict') throw error;
      await follow(context, actor, guildId, pattern);
    },
  );
};

/** A leader’s decision about somebody stands above what was read; a static id that somebody else has is left out. */
const join = (
  people: readonly NamedPerson[],
  ready: readonly { person: NamedPerson; read: NameInGame }[],
  decisions: readonly Decision[],
): { changes: NameChange[]; leftOut: LeftOut } => {
  const decided = new Map(decisions.map((decision) => [decision.user_id, decision]));
  const readyOf = new Map(ready.map(({ person, read }) => [person.userId, read]));
  const leftOut: LeftOut = [];
  const wanted = people.flatMap((person): NameChange[] => {
    const decision = decided.get(person.userId);
    const before = { ingameNick: person.ingameNick, staticId: person.staticId };
    if (decision !== undefined && decision.display_name !== person.displayName) {
      leftOut.push({ user_id: person.userId, name: person.displayName, why: 'renamed' });
      return [];
    }
    const read =
      decision === undefined
        ? filledIn(person, readyOf.get(person.userId))
        : { ingameNick: decision.ingame_nick, staticId: decision.static_id };
    if (read === undefined) return [];
    const after = { ingameNick: read.ingameNick, staticId: read.staticId ?? person.staticId };
    const isSame = after.ingameNick === before.ingameNick && after.staticId === before.staticId;
    return isSame ? [] : [{ userId: person.userId, before, after }];
  });
  const taken = takenStatics(people, wanted);
  const changes = wanted.filter(({ userId, after }) => {
    if (after.staticId === null || (taken.get(after.staticId) ?? 0) < 2) return true;
    const name = people.find((person) => person.userId === userId)?.displayName ?? userId;
    leftOut.push({ user_id: userId, name, why: 'taken' });
    return false;
  });
  return { changes, leftOut };
};

/** Only empty fields are filled without a question. */
const filledIn = (person: NamedPerson, read: NameInGame | undefined): NameInGame | undefined =>
  read && {
    ingameNick: person.ingameNick ?? read.ingameNick,
    staticId: person.staticId ?? read.staticId,
  };

/** How many people would have each static id afterwards. */
const takenStatics = (people: readonly NamedPerson[], wanted: readonly NameChange[]): Map<string, number> => {
  const after = new Map(wanted.map((change) => [change.userId, change.after.staticId]));
  const counts = new Map<string, number>();
  for (const { userId, staticId } of people) {
    // Who is to lose a static id may keep it in the end: then nobody else gets it either.
    const ids = new Set([staticId, after.get(userId) ?? null]);
    for (const id of ids) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};
