import * as z from 'zod';
import {
  ROSTER_MESSAGE_PROBLEMS,
  SORTING_CRITERIA,
  attendanceFields,
  signUpDetails,
} from '../events/events.ts';
import { eventFields } from '../events/event-fields.ts';
import { recordingUrl } from './recording-url.ts';
import { fightKindMark } from '../fight-kinds/fight-kind-mark.ts';
import { person, snowflake, time, version } from '../kit/shapes.ts';
import { squad, squadsBody } from '../rosters/squads.ts';
import { freeText, nameText } from '../kit/visible-text.ts';
import { warSource } from '../wars/war-sources.ts';

export const CAPT_SIDES = ['attack', 'defence'] as const;
export type CaptSide = (typeof CAPT_SIDES)[number];
export const CAPT_STATUSES = ['open', 'closed', 'finished', 'cancelled'] as const;
export type CaptStatus = (typeof CAPT_STATUSES)[number];
export const CAPT_RESULTS = ['win', 'loss', 'draw'] as const;
export type CaptResult = (typeof CAPT_RESULTS)[number];
export const PLAYER_SIDES = ['ours', 'theirs'] as const;
/** Where the numbers of a player come from. A correction by hand wins over any feed. */
export const PLAYER_SOURCES = ['feed', 'table', 'screenshot', 'hand'] as const;
export type PlayerSource = (typeof PLAYER_SOURCES)[number];

/** Higher than any real result: a larger number is a typing error. */
export const MAX_DAMAGE = 10_000_000;
export const MAX_KILLS = 1000;
export const MAX_PLAYERS = 1000;
export const DELETED_CAPT_DAYS = 30;

/** Codes in the `errors` of a refused capt, besides those of the schema itself. */
export const CAPT_FIELD_PROBLEMS = [
  /** `starts_at`: a sign-up in the past, a result in the future, or a year out of range. */
  'in_past',
  'in_future',
  'too_old',
  'too_far',
  /** `players.N.user_id` or `players.N.nick`: an earlier row of the same side has the same player. */
  'duplicate_player',
  /** `players.N.nick`: the first player for whom there is no slot. */
  'too_many_players',
  /** `players.N.user_id`, `attended`: not a member of the guild. */
  'not_a_member',
  /** `status`: a finished or cancelled capt cannot be opened again. */
  'not_from_here',
  /** `result`: required for a finished capt, and refused for any other. */
  'result_missing',
  'result_too_early',
  /** `fight_kind_id`: no kind of the guild. */
  'unknown_fight_kind',
  /** `slots`: lower than the number of people in the frozen main list. */
  'below_main',
] as const;
export type CaptFieldProblem = (typeof CAPT_FIELD_PROBLEMS)[number];

const count = (most: number) => z.number().int().min(0).max(most);
const percent = z.number().min(0).max(100).nullable().default(null);
const score = count(100_000).nullable();

export const captPlayer = z.strictObject({
  /** Null for a player who is not a member: only the nick is stored. */
  user_id: snowflake.nullable().default(null),
  nick: nameText.min(1).max(64),
  side: z.enum(PLAYER_SIDES).default('ours'),
  damage: count(MAX_DAMAGE),
  kills: count(MAX_KILLS).default(0),
  deaths: count(MAX_KILLS).default(0),
  hit_percent: percent,
  headshot_percent: percent,
  /** Null where nobody knows. Who saves rows may say that they read them from a table or a screenshot. */
  source: z.enum(PLAYER_SOURCES).nullable().default(null),
});
export type CaptPlayer = z.infer<typeof captPlayer>;

/** The fields of a capt that a leader sets; create and edit take the same. */
export const captFields = {
  opponent: nameText.min(1).max(64),
  side: z.enum(CAPT_SIDES),
  territory: nameText.max(64),
  starts_at: time,
  /** How many players each side has. */
  slots: z.number().int().min(1).max(500),
  status: z.enum(CAPT_STATUSES),
  result: z.enum(CAPT_RESULTS).nullable(),
  score_ours: score,
  score_theirs: score,
  notes: freeText.max(4000),
  recordings: z.array(recordingUrl).max(200),
};

const whole = z.number().int();

export const capt = z.object({
  id: z.uuid(),
  /** Grows with every edit of the capt and its players, but not with sign-ups and recordings. */
  version,
  ...captFields,
  main_count: whole,
  reserve_count: whole,
  /** Total damage of our side; null while no player has been entered. */
  damage: z.number().nullable(),
  /** The kind of fight it is, by today's name; null for none. */
  fight_kind: fightKindMark.nullable(),
  created_by: snowflake,
  created_at: time,
});
export type Capt = z.infer<typeof capt>;

/** One capt with everything that its page shows. */
export const captDetails = capt.extend({
  players: z.array(captPlayer),
  /** For coming. The three below are paid on top of it, by the result. */
  reward: whole,
  reward_win: whole,
  reward_loss: whole,
  reward_draw: whole,
  reminders_minutes: z.array(whole),
  /** The named parts of our main list, in their order. */
  squads: z.array(squad),
  sorting: z.array(z.enum(SORTING_CRITERIA)),
  creator: person,
  closed_at: time.nullable(),
  closer: person.nullable(),
  ended_at: time.nullable(),
  ender: person.nullable(),
  /** Who changed the players last; null where that is not known. */
  players_updated_by: person.nullable(),
  cancel_reason: z.string().nullable(),
  /** The war of the feed that fills it, and who told of it. */
  war: z
    .object({
      id: z.uuid(),
      sources: z.array(warSource),
      /** It is over, and leaders have to confirm it. */
      waits: z.boolean(),
      /** What a feed says of the outcome since it was decided, where that differs. */
      later: z
        .object({ result: z.enum(CAPT_RESULTS).nullable(), score_ours: score, score_theirs: score })
        .nullable(),
    })
    .nullable(),
  message: z.object({
    /** Link to the roster message in Discord; null while it is not posted. */
    url: z.string().nullable(),
    problem: z.enum(ROSTER_MESSAGE_PROBLEMS).nullable(),
  }),
  ...signUpDetails,
});
export type CaptDetails = z.infer<typeof captDetails>;

/** A deleted capt that can still be restored. */
export const deletedCapt = capt.extend({ deleted_at: time, deleted_by: person, gone_at: time });
export type DeletedCapt = z.infer<typeof deletedCapt>;

export const captBody = z.strictObject({
  ...captFields,
  territory: captFields.territory.default(''),
  status: captFields.status.default('open'),
  result: captFields.result.default(null),
  score_ours: score.default(null),
  score_theirs: score.default(null),
  notes: captFields.notes.default(''),
  /** If left out, the stored recordings stay: members send theirs while a leader edits. */
  recordings: captFields.recordings.optional(),
  /** If left out, the stored squads stay. With squads, `slots` is the sum of their places. */
  squads: squadsBody.optional(),
  /** If left out, the stored players stay. */
  players: z.array(captPlayer).max(MAX_PLAYERS).optional(),
  /** Defaults to the guild's settings. */
  reminders_minutes: z.array(z.number().int().min(1).max(10_080)).max(5).optional(),
  /** Who came. If left out: the players who are members, or else the whole main list. */
  attended: attendanceFields.attended.optional(),
  /** Who had a good reason not to come; counts only together with who came. */
  excused: attendanceFields.excused.optional(),
  /** Defaults to the guild's settings; an edit without it keeps what stands. */
  cutoff_minutes: eventFields.cutoff_minutes.optional(),
  ping_role_id: eventFields.ping_role_id.optional(),
  ping_again_minutes: eventFields.ping_again_minutes.optional(),
  thread: eventFields.thread.optional(),
  more_answers: eventFields.more_answers.optional(),
  /** The kind of fight; an edit without it keeps what stands. Another kind brings its rewards until the capt is over. */
  fight_kind_id: eventFields.fight_kind_id.optional(),
});

export const recording = z.object({
  id: z.uuid(),
  url: z.string(),
  /** Whose view the video shows; null where a leader added it without naming a member. */
  user_id: snowflake.nullable(),
  display_name: z.string().nullable(),
  added_by: person,
  added_at: time,
});
export type Recording = z.infer<typeof recording>;

/** A member who played and has not sent a recording. */
export const missingRecording = z.object({
  user_id: snowflake,
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  ingame_nick: z.string().nullable(),
  /** When they were last asked for it. */
  asked_at: time.nullable(),
});
export type MissingRecording = z.infer<typeof missingRecording>;
