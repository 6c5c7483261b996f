import type { Permission } from '@famiglia/contract/access/permissions';
import type { Language } from '@famiglia/contract/kit/language';
import type { EventStatus } from '@famiglia/contract/events/events';
import type { SquadBody } from '@famiglia/contract/rosters/squads';
import type { AttendedKind, RosterKind, RosterRef } from '@famiglia/core/rosters/roster-kind';
import type { RosterNoticeKind } from '@famiglia/core/rosters/roster-notice.queries';
import type { Actor } from '@famiglia/core/platform/actor';
import type { Context } from '@famiglia/core/platform/context';
import type { Queryable } from '@famiglia/core/platform/db/database';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import type { Form } from '../../kit/interactions/form.ts';

/** The event, capt or contract of a roster, as its message shows it. */
export interface PostedGathering {
  title: string;
  description: string;
  /** The start; of a contract, when its term ends. */
  startsAt: Date;
  status: EventStatus;
  reward: number;
  leaderId: string;
  cancelReason: string | null;
  endedAt: Date | null;
  version: number;
  /** Before the title. */
  emoji?: string | null;
  /** The accent of the message while it is not over. */
  color?: number | null;
  pictureId?: string | null;
  /** The name of its kind of fight. */
  kindName?: string | null;
  /** What people get by each result, in words; empty where it is the same. */
  byResult?: string;
  /** What a contract pays and how it is shared, in lines; then there is no reward. */
  terms?: readonly string[];
}

/** The voice channel in which a person was around the start, and for how long. */
export interface Sighting {
  user_id: string;
  channel_name: string;
  minutes: number;
}

interface Seen {
  /** The version that the leader saw. */
  version: number | undefined;
}

interface Marks extends Seen {
  attended: string[];
  excused: string[];
}

export interface RosterTimes {
  remindersMinutes: number[];
  /** Null if only a leader ends sign-up. */
  cutoffMinutes: number | null;
  /** The role that is called; null for nobody. */
  pingRoleId: string | null;
  /** Minutes before the start; 0 for never. */
  pingAgainMinutes: number;
  /** Whether those selected get a thread. */
  thread: boolean;
}

type LeaderUseCase<Input> = (context: Context, actor: Actor, input: RosterRef & Input) => Promise<unknown>;

/** A kind of roster with its parts for Discord. Everything else is shared by all kinds. */
export interface DiscordRosterKind extends RosterKind {
  /** The feature that handles the buttons below the roster. */
  feature: string;
  /** The channel setting of the guild in which they are posted. */
  channel: 'events' | 'capts' | 'contracts';
  load: (db: Queryable, guildId: string, rosterId: string) => Promise<PostedGathering | null>;
  /** Texts of notices that only this kind has. */
  notices?: Partial<Record<RosterNoticeKind, (gathering: PostedGathering, language: Language) => string>>;
  /** What the thread of those selected begins with; the usual words unless given. */
  threadOpened?: (gathering: PostedGathering, language: Language) => string;
  /** Who gets how much, once it is over and pays. */
  shares?: (
    db: Queryable,
    guildId: string,
    rosterId: string,
    language: Language,
  ) => Promise<{ name: string; amount: string }[]>;
  /** The right of its leaders. */
  right: Permission;
}

/** A kind to which people come at a moment: an event or a capt. */
export interface DiscordGatheringKind
  extends Omit<DiscordRosterKind, keyof AttendedKind | 'channel'>, AttendedKind {
  channel: 'events' | 'capts';
  /** A leader's actions that differ between the kinds. */
  lead: {
    changeSlots: LeaderUseCase<{ slots: number } & Seen>;
    /** Sets the squads and the places to their sum; an empty list keeps the places. */
    setSquads: LeaderUseCase<{ squads: SquadBody[] } & Seen>;
    /**
     * The reminders for main, the end of sign-up and the second call, in minutes before the start, and the called
     * role.
     */
    readTimes: (db: Queryable, roster: RosterRef) => Promise<RosterTimes>;
    setTimes: LeaderUseCase<RosterTimes & Seen>;
    /** Whether people can also answer late, maybe and cannot. */
    setAnswers: LeaderUseCase<{ moreAnswers: boolean }>;
  };
  attendance: {
    /** Participants who were in voice around the start. */
    sightings?: (context: Context, actor: Actor, roster: RosterRef) => Promise<readonly Sighting[]>;
    /** The form for what a finish needs besides the attendance; null if nothing is missing. */
    resultForm?: (gathering: PostedGathering, language: Language, customId: string) => Form | null;
    /** Finishes it, or corrects a finished one. Returns the error in the form, or how many people got only what fits. */
    finish: (
      call: ButtonCall | ModalCall,
      marks: RosterRef & Marks,
    ) => Promise<{ problem: string } | { limited: number }>;
  };
}
