import { nicknameRoutes } from '@famiglia/contract/nicknames/nicknames';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { findRoleContext } from '../bot-permissions/bot-permissions.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findNamedMembers, isAboveBot, orderNicknames, wantedNickname } from './nickname.queries.ts';

/** Who would be renamed, page by page, before anybody is. */
export const previewNicknames: UseCase<typeof nicknameRoutes.preview> = async (context, actor, input) => {
  const { guildId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, nicknameRoutes.preview.access);
  const { items, ...rest } = await findDifferences(context, context.db, guildId);
  return { ...rest, items: items.slice(offset, offset + limit), total: items.length, limit, offset };
};

/** Has everybody renamed whose name differs from the pattern, also those who had changed it by hand. */
export const applyNicknames: UseCase<typeof nicknameRoutes.apply> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, nicknameRoutes.apply.access);
  const { userId: actorId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    const { items } = await findDifferences(context, tx, guildId);
    if (items.length === 0) return { asked: 0 };
    await orderNicknames(
      tx,
      guildId,
      items.map(({ user_id }) => user_id),
    );
    await recordActivity(context, tx, {
      guildId,
      type: 'nickname.ordered',
      actorId,
      data: { count: items.length },
    });
    return { asked: items.length };
  });
};

const findDifferences = async ({ config }: Context, db: Queryable, guildId: string) => {
  const { pattern } = (await findSettings(db, guildId)).nicknames;
  const roleContext = await findRoleContext(db, guildId);
  const everybody = await findNamedMembers(db, guildId, null);
  const named = everybody.filter(({ ingameNick }) => ingameNick !== null);
  const below = named.filter((member) => !isAboveBot(roleContext, member));
  const items = below.flatMap((member) => {
    const nickname = wantedNickname(pattern, member);
    if (nickname === null || nickname === member.displayName) return [];
    return [
      {
        user_id: member.userId,
        display_name: member.displayName,
        avatar_url: discordImageUrl(config.cdnUrl, member.avatarPath),
        nickname,
      },
    ];
  });
  return {
    pattern,
    items,
    above_bot: named.length - below.length,
    nameless: everybody.length - named.length,
  };
};
