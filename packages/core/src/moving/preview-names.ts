import { EXAMPLES, movingRoutes } from '@famiglia/contract/moving/moving';
import type { ReadName } from '@famiglia/contract/moving/moving';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countPatterns, judgeNames } from './judge-names.ts';
import type { JudgedName } from './judge-names.ts';
import { findPresent } from './moving.queries.ts';

/** What the nicknames on the server say, by the pattern that most people fit, or by the one that was asked for. */
export const previewNames: UseCase<typeof movingRoutes.names> = async (context, actor, input) => {
  const { guildId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, movingRoutes.names.access);
  const people = await findPresent(context.db, guildId);
  const patterns = countPatterns(people);
  const pattern = input.pattern ?? patterns[0]?.pattern ?? null;
  const present = presentName(context.config.cdnUrl);
  const found =
    pattern === null
      ? { ready: [], doubtful: [], same: 0, unfit: people.length }
      : judgeNames(people, pattern);
  return {
    patterns,
    pattern,
    examples: found.ready.slice(0, EXAMPLES).map(present),
    ready: found.ready.length,
    same: found.same,
    unfit: found.unfit,
    items: found.doubtful.slice(offset, offset + limit).map(present),
    total: found.doubtful.length,
    limit,
    offset,
  };
};

const presentName =
  (cdnUrl: string) =>
  ({ person, read, doubts }: JudgedName): ReadName => ({
    user_id: person.userId,
    display_name: person.displayName,
    avatar_url: discordImageUrl(cdnUrl, person.avatarPath),
    ingame_nick: read.ingameNick,
    static_id: read.staticId,
    stored: { ingame_nick: person.ingameNick, static_id: person.staticId },
    doubts,
  });
