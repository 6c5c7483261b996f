import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countCapts, findCapts } from './capt.queries.ts';
import { presentCapt } from './present-capt.ts';
import { readCaptDetails } from './read-capt.ts';

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
