import { Locale } from 'discord-api-types/v10';
import type { MemberSeed, UserSeed } from '../world/world-seed.ts';
import { discordTime } from '../present/discord-time.ts';
import { crowdId } from './crowd-id.ts';

interface CrowdSeed {
  user: UserSeed;
  member: MemberSeed;
}

const FIRST_JOIN = Date.UTC(2024, 1, 11, 17);
const THREE_DAYS = 3 * 24 * 3600 * 1000;

/**
 * Users and members for a list of people with the same roles. `offset` is their position in the whole crowd.
 */
export const crowdSeeds = (
  crowd: Parameters<typeof crowdId>[0],
  people: readonly (readonly [username: string, nick: string | null])[],
  roles: string[],
  offset: number,
): CrowdSeed[] =>
  people.map(([username, nick], place) => {
    const index = offset + place;
    const id = crowdId(crowd, index);
    return {
      user: {
        id,
        username,
        global_name: nick?.split(' | ')[0]?.replaceAll('_', ' ') ?? null,
        avatar: index % 4 === 0 ? avatarHash(index) : null,
        ...(index % 9 === 0 && { locale: Locale.EnglishUS }),
        dms_closed: index % 5 === 0,
      },
      member: { user_id: id, nick, roles, joined_at: discordTime(FIRST_JOIN + index * THREE_DAYS) },
    };
  });

/** Discord's avatar hashes are 32 hexadecimal digits. */
const avatarHash = (index: number): string =>
  (0x5a0d_b0c5 + index * 7919).toString(16).padStart(8, '0').repeat(4);
