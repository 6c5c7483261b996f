import type { Capt, CaptDetails } from '@famiglia/contract/capts/capts';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import { readSignUp } from '../rosters/read-sign-up.ts';
import { findReminderMinutes } from '../rosters/roster-reminder.queries.ts';
import { readSquads } from '../rosters/read-squads.ts';
import { findCapt, findCaptDetails } from './capt.queries.ts';
import { findPlayers } from './player.queries.ts';
import { presentCapt, presentCaptDetails } from './present-capt.ts';

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
    reminders: await findReminderMinutes(db, captId),
    squads: row.roster.squadCount === 0 ? [] : await readSquads(db, guildId, captId),
    signUp: await readSignUp(db, row.roster, row.capt),
  });
};
