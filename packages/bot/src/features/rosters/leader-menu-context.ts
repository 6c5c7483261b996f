import type { BaseMessageOptions } from 'discord.js';
import type { ButtonCall, ModalCall, SelectCall } from '../../kit/interactions/calls.ts';
import type { PostedGathering } from './discord-roster-kind.ts';

export type LeaderCall = ButtonCall | SelectCall | ModalCall;

/** What all actions of the leader's menu need. */
export interface LeaderMenuContext {
  /** Refuses people without the permission and unknown rosters before anything opens. Returns the event or capt. */
  requireLeader: (call: LeaderCall) => Promise<PostedGathering>;
  /** The current menu. */
  menu: (
    call: LeaderCall,
    extra?: { personId?: string | undefined; notice?: string },
  ) => Promise<BaseMessageOptions>;
}
