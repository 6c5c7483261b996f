import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import type { Capt, CaptDetails } from '@famiglia/contract/capts/capts';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countCapts, findCapts, findCapt, findCaptDetails } from './capt.queries.ts';
import { presentCapt, presentCaptDetails } from './present-capt.ts';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import { readSignUp } from '../rosters/read-sign-up.ts';
import { findReminderMinutes } from '../rosters/roster-reminder.queries.ts';
import { findWarOfCapt } from './capt-war.queries.ts';
import { readSquads } from '../rosters/read-squads.ts';
import { findPlayers } from './player.queries.ts';

const moment = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

export const listCapts: UseCase<typeof captRoutes.list> = async (context, actor, input) => {
  const { guildId, limit, offset, from, to, ...names } = input;
  await requireGuildAccess(context, actor, guildId, captRoutes.list.access);
  const filter = { ...names, from: moment(from), to: moment(to) };
  const [rows, total] = await Promise.all([
    findCapts(context.db, guildId, filter, { limit, offset, now: context.clock() }),
    countCapts(context.db, guildId, filter),
  ]);
  return { items: rows.map(presentCapt), total, limit, offset };
};

export const getCapt: UseCase<typeof captRoutes.get> = async (context, actor, { guildId, captId }) => {
  await requireGuildAccess(context, actor, guildId, captRoutes.get.access);
  return readCaptDetails(context.db, guildId, captId);
};

export const readCapt = async (db: Queryable, guildId: string, captId: string): Promise<Capt> => {
  const row = await findCapt(db, guildId, captId);
  if (row === null) throw new AppError('not_found');
  return presentCapt(row);
};

export const readCaptDetails = async (
  db: Queryable,
  guildId: string,
  captId: string,
): Promise<CaptDetails> => {
  const row = await findCaptDetails(db, guildId, captId);
  if (row === null) throw new AppError('not_found');
  return presentCaptDetails(row, await findPlayers(db, guildId, captId), {
    war: await findWarOfCapt(db, guildId, captId),
    reminders: await findReminderMinutes(db, captId),
    squads: row.roster.squadCount === 0 ? [] : await readSquads(db, guildId, captId),
    signUp: await readSignUp(db, row.roster, 'capt', row.capt),
  });
};
