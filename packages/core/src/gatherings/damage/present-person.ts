import { discordImageUrl } from '../../platform/discord/image-url.ts';
import type { NickPerson } from './nick.queries.ts';

export const presentPerson = (cdnUrl: string, person: NickPerson) => ({
  user_id: person.userId,
  display_name: person.displayName,
  ingame_nick: person.ingameNick,
  static_id: person.staticId,
  avatar_url: discordImageUrl(cdnUrl, person.avatarPath),
});
