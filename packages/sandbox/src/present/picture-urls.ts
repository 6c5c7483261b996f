import type { SandboxUrls } from '../sandbox-context.ts';
import type { Guild, User } from '../world/world.ts';

/** As Discord's clients build them. Somebody without an avatar gets one of six plain ones, by their id. */
export const avatarUrl = (urls: SandboxUrls, user: User): string =>
  user.avatar === null
    ? `${urls.cdn}/embed/avatars/${(BigInt(user.id) >> 22n) % 6n}.png`
    : `${urls.cdn}/avatars/${user.id}/${user.avatar}.png`;

export const iconUrl = (urls: SandboxUrls, guild: Guild): string | null =>
  guild.icon === null ? null : `${urls.cdn}/icons/${guild.id}/${guild.icon}.png`;
