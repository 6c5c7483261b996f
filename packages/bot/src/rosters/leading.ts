import type { EventStatus } from '@famiglia/contract/events';
import type { BaseMessageOptions } from 'discord.js';
import type { ButtonCall, ModalCall, SelectCall } from '../interactions/calls.ts';

export type LeaderCall = ButtonCall | SelectCall | ModalCall;

/** What all actions of the leader's menu need. */
export interface Leading {
  /** Refuses before anything opens: no permission, or no such roster. Returns how far it is. */
  requireLed: (call: LeaderCall) => Promise<EventStatus>;
  /** The menu as it is now. */
  menu: (
    call: LeaderCall,
    extra?: { personId?: string | undefined; notice?: string },
  ) => Promise<BaseMessageOptions>;
}
