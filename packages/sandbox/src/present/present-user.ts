import { UserPremiumType } from 'discord-api-types/v10';
import type { APIUser } from 'discord-api-types/v10';
import type { User } from '../world/world.ts';
import { NO_FLAGS } from '../world/no-flags.ts';

export const presentUser = (user: User) =>
  ({
    id: user.id,
    username: user.username,
    global_name: user.global_name,
    discriminator: '0',
    avatar: user.avatar,
    bot: user.bot,
    public_flags: NO_FLAGS,
    flags: NO_FLAGS,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
  }) satisfies APIUser;

/** A user's own account; scope `email` is never granted here. */
export const presentSelf = (user: User) =>
  ({
    ...presentUser(user),
    mfa_enabled: false,
    locale: user.locale,
    premium_type: UserPremiumType.None,
    ...(user.bot ? { verified: true, email: null } : {}),
  }) satisfies APIUser;
