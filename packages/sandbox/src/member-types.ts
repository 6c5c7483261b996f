import type { MemberView } from './sandbox-types.ts';

/**
 * `POST /sandbox/members`. `roles` replaces the roles; `nick` changes the nick (null removes it); `voice` enters a voice
 * channel (null leaves it); `own` hands the server over to this member.
 */
export interface MemberBody {
  guild_id: string;
  user_id: string;
  action: 'join' | 'leave' | 'ban' | 'unban' | 'roles' | 'nick' | 'voice' | 'own';
  roles?: string[];
  nick?: string | null;
  channel_id?: string | null;
}

export interface MemberAnswer {
  member: MemberView | null;
}

/** `POST /sandbox/users`: a new person. Answers the `UserView`. */
export interface NewUserBody {
  username: string;
  global_name?: string;
  locale?: string;
}

/** `POST /sandbox/bot`: invite the bot to a server or kick it. Answers the `GuildView`. */
export interface BotBody {
  guild_id: string;
  action: 'join' | 'leave';
}
