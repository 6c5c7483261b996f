import type { Language } from '@famiglia/contract/constants';
import type { EventStatus } from '@famiglia/contract/events';
import type { Actor } from '@famiglia/core/platform/actor';
import type { Context } from '@famiglia/core/platform/context';
import type { Queryable } from '@famiglia/core/platform/db/database';
import type { RosterAnswer } from '@famiglia/core/gatherings/rosters/roster-command';
import type { RosterTarget as Roster } from '@famiglia/core/gatherings/rosters/roster-queue';
import type { RosterNoticeKind } from '@famiglia/core/gatherings/rosters/roster-notice.queries';

/** What people sign up for, as its message tells it. */
export interface RosterSubject {
  title: string;
  description: string;
  startsAt: Date;
  status: EventStatus;
  reward: number;
  leaderId: string;
  cancelReason: string | null;
}

export interface RosterTarget {
  guildId: string;
  rosterId: string;
}

type Leading<Input> = (context: Context, actor: Actor, input: RosterTarget & Input) => Promise<unknown>;

/** What a feature with rosters brings: whose they are, and its use cases. Everything else is the same for all. */
export interface RosterKind {
  name: 'event' | 'capt';
  /** The feature whose buttons stand below the lists. */
  feature: string;
  /** Which of the guild's channels they are posted in. */
  channel: 'events' | 'capts';
  load: (db: Queryable, guildId: string, rosterId: string) => Promise<RosterSubject | null>;
  signUp: (
    context: Context,
    actor: Actor,
    input: RosterTarget & { wish: 'main' | 'reserve' | 'leave'; key: string },
  ) => Promise<RosterAnswer>;
  /** Its people, for when their places have to follow what became of them. */
  roster: (context: Context, guildId: string, rosterId: string) => Roster;
  findMyPlace: (context: Context, actor: Actor, target: RosterTarget) => Promise<RosterAnswer['place']>;
  /** Words for what only this feature tells people. */
  notices?: Partial<Record<RosterNoticeKind, (subject: RosterSubject, language: Language) => string>>;
  /** Refuses whoever may not lead. */
  requireLeader: Leading<unknown>;
  lead: {
    close: Leading<unknown>;
    cancel: Leading<{ reason: string }>;
    changeSlots: Leading<{ slots: number }>;
    setReminders: Leading<{ minutes: number[] }>;
    add: Leading<{ userId: string; reserve: boolean }>;
    remove: Leading<{ userId: string }>;
    pin: Leading<{ userId: string; pinned: 'in' | 'out' | null }>;
  };
}
