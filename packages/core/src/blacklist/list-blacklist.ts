import { blacklistRoutes } from '@famiglia/contract/blacklist/blacklist';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { searchWords } from '../members/search-words.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countEntries, findEntries } from './blacklist.queries.ts';
import { presentEntries } from './present-entries.ts';

export const listBlacklist: UseCase<typeof blacklistRoutes.list> = async (context, actor, input) => {
  const { guildId, state, search, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, blacklistRoutes.list.access);
  const filter = { state, words: searchWords(search) };
  const now = context.clock();
  const [rows, total] = await Promise.all([
    findEntries(context.db, guildId, filter, { now, limit, offset }),
    countEntries(context.db, guildId, filter, now),
  ]);
  return { items: await presentEntries(context, context.db, guildId, rows), total, limit, offset };
};
