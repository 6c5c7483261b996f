import { createHash } from 'node:crypto';
import { MAX_OPEN_IMPORTS } from '@famiglia/contract/cabinet-log/cabinet-log';
import { cabinetLogRoutes } from '@famiglia/contract/cabinet-log/cabinet-log-routes';
import { and, eq, lt } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findBots, findNames } from '../members/member.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { cabinetLogImports } from '../platform/db/schema/cabinet-log.ts';
import type { LogDecisions } from '../platform/db/schema/cabinet-log.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findCategories } from '../treasury/category.queries.ts';
import { findImport, findImports, lockLog, updateImport } from './log.queries.ts';
import { purposeKey } from './log-purpose.ts';
import { findLogOwners, lastDayOf, presentImports, presentLog } from './preview-log.ts';
import { readLog } from './read-log.ts';

const isOpen = (guildId: string) =>
  and(eq(cabinetLogImports.guildId, guildId), eq(cabinetLogImports.status, 'open'));

/** A text names people, so one that nobody enters is not kept for ever. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Keeps a pasted text, and says what it would enter. The same text that waits already is opened again. */
export const readCabinetLog: UseCase<typeof cabinetLogRoutes.read> = async (context, actor, input) => {
  const { guildId, text } = input;
  await requireGuildAccess(context, actor, guildId, cabinetLogRoutes.read.access);
  const { userId } = requireSignedIn(actor);
  // What PostgreSQL cannot store means nothing in a log.
  const log = text.replaceAll(/\0|\p{Cs}/gu, '');
  const { operations, tooMany } = readLog(log, lastDayOf(context.clock()));
  if (tooMany) throw new AppError('cabinet_log_too_long');
  if (operations.length === 0) throw new AppError('cabinet_log_unreadable');
  const textHash = createHash('sha256').update(log).digest('hex');
  const row = await context.db.transaction(async (tx) => {
    await lockLog(tx, guildId);
    const forgotten = new Date(context.clock().getTime() - KEPT_MS);
    await tx
      .delete(cabinetLogImports)
      .where(and(isOpen(guildId), lt(cabinetLogImports.createdAt, forgotten)));
    const same = and(isOpen(guildId), eq(cabinetLogImports.textHash, textHash));
    const [waiting] = await tx.select().from(cabinetLogImports).where(same);
    if (waiting !== undefined) return waiting;
    if ((await tx.$count(cabinetLogImports, isOpen(guildId))) >= MAX_OPEN_IMPORTS)
      throw new AppError('too_many_cabinet_logs');
    const decisions: LogDecisions = { words: {}, people: {}, lines: {} };
    const [stored] = await tx
      .insert(cabinetLogImports)
      .values({ guildId, log, textHash, decisions, createdBy: userId, createdAt: context.clock() })
      .returning();
    if (stored === undefined) throw new Error('an insert returned no row');
    await context.bus.publish(tx, { type: 'treasury.changed', guildId });
    return stored;
  });
  return presentLog(context, row);
};

export const getCabinetLog: UseCase<typeof cabinetLogRoutes.open> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, cabinetLogRoutes.open.access);
  return presentLog(context, await findImport(context.db, input));
};

export const listCabinetLogs: UseCase<typeof cabinetLogRoutes.list> = async (context, actor, input) => {
  const { guildId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, cabinetLogRoutes.list.access);
  const rows = await findImports(context.db, guildId, { limit, offset });
  const total = await context.db.$count(cabinetLogImports, eq(cabinetLogImports.guildId, guildId));
  return { items: await presentImports(context.db, guildId, rows), total, limit, offset };
};

const refuse = (field: string, message: string) =>
  new AppError('validation_failed', { errors: [{ field, message }] });

/** Each decision is about one thing, so the later one holds, whoever made it. */
export const decideCabinetLog: UseCase<typeof cabinetLogRoutes.decide> = async (context, actor, input) => {
  const { guildId, decisions } = input;
  await requireGuildAccess(context, actor, guildId, cabinetLogRoutes.decide.access);
  const owners = await findLogOwners(context, await findImport(context.db, input));
  await context.db.transaction(async (tx) => {
    await lockLog(tx, guildId);
    const row = await findImport(tx, input);
    if (row.status !== 'open') throw new AppError('cabinet_log_entered');
    const categories = new Set((await findCategories(tx, guildId)).map(({ id }) => id));
    const people = decisions.flatMap((one) =>
      one.about === 'who' && one.user_id !== null ? one.user_id : [],
    );
    const known = await findNames(tx, guildId, people);
    const bots = await findBots(tx, guildId, people);
    const keys = new Set(readLog(row.log ?? '', lastDayOf(context.clock())).operations.map(({ key }) => key));
    const decided = structuredClone(row.decisions);
    for (const one of decisions) {
      const purpose = one.about === 'who' ? null : (one.purpose ?? null);
      if (purpose !== null && purpose !== 'cash' && !categories.has(purpose))
        throw refuse('purpose', 'unknown_category');
      if (one.about === 'words') decided.words[purposeKey(one.words, one.out)] = purpose;
      else if (one.about === 'who') {
        if (one.user_id !== null && (!known.has(one.user_id) || bots.includes(one.user_id)))
          throw refuse('user_id', 'not_a_member');
        decided.people[one.who] = one.user_id;
      } else {
        if (!keys.has(one.key)) throw new AppError('not_found');
        const said = (decided.lines[one.key] ??= {});
        if (one.enters !== undefined) said.enters = one.enters;
        if (one.purpose !== undefined) said.purpose = one.purpose;
      }
    }
    await updateImport(tx, row, { decisions: decided });
    await context.bus.publish(tx, { type: 'treasury.changed', guildId });
  });
  return presentLog(context, await findImport(context.db, input), owners);
};

/** Throws a text away of which nothing was entered. */
export const discardCabinetLog: UseCase<typeof cabinetLogRoutes.discard> = async (context, actor, input) => {
  const { guildId, importId } = input;
  await requireGuildAccess(context, actor, guildId, cabinetLogRoutes.discard.access);
  await context.db.transaction(async (tx) => {
    await lockLog(tx, guildId);
    const row = await findImport(tx, input);
    if (row.status !== 'open') throw new AppError('cabinet_log_entered');
    await tx
      .delete(cabinetLogImports)
      .where(and(eq(cabinetLogImports.guildId, guildId), eq(cabinetLogImports.id, importId)));
    await context.bus.publish(tx, { type: 'treasury.changed', guildId });
  });
  return null;
};
