import type { Language } from '@famiglia/contract/constants';
import type { EventStatus } from '@famiglia/contract/events';
import type { RosterKind, RosterRef } from '@famiglia/core/gatherings/rosters/roster-kind';
import type { RosterNoticeKind } from '@famiglia/core/gatherings/rosters/roster-notice.queries';
import type { Actor } from '@famiglia/core/platform/actor';
import type { Context } from '@famiglia/core/platform/context';
import type { Queryable } from '@famiglia/core/platform/db/database';

/** What people sign up for, as its message tells it. */
export interface PostedGathering {
  title: string;
  description: string;
  startsAt: Date;
  status: EventStatus;
  reward: number;
  leaderId: string;
  cancelReason: string | null;
}

type Leading<Input> = (context: Context, actor: Actor, input: RosterRef & Input) => Promise<unknown>;

/** A kind of rosters as Discord shows it. Everything else is the same for all. */
export interface DiscordRosterKind extends RosterKind {
  /** The feature whose buttons stand below the lists. */
  feature: string;
  /** Which of the guild's channels they are posted in. */
  channel: 'events' | 'capts';
  load: (db: Queryable, guildId: string, rosterId: string) => Promise<PostedGathering | null>;
  /** Words for what only this feature tells people. */
  notices?: Partial<Record<RosterNoticeKind, (gathering: PostedGathering, language: Language) => string>>;
  /** What a leader does in a way that differs. */
  lead: {
    changeSlots: Leading<{ slots: number }>;
    setReminders: Leading<{ minutes: number[] }>;
  };
}
