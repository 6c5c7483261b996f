import * as z from 'zod';
import { CAPT_RESULTS, CAPT_SIDES, captDetails, captFields, captPlayer } from '../capts/capts.ts';
import { importedRow, MATCHING_ERRORS } from '../damage/damage-import.ts';
import { attendanceFields } from '../events/events.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, person, snowflake, time, version } from '../kit/shapes.ts';
import { warSource } from './war-sources.ts';
import { MAX_PLAYERS_A_SIDE, WAR_DECISIONS, WAR_STATUSES } from './wars.ts';

const position = z.number().int().min(1);

/** A row of the capt to be, with the member to whom the nick belongs. */
const proposedPlayer = z.object({
  /** Its place among the players of the war, by which a correction names it; null for a row that a leader entered before. */
  position: position.nullable(),
  ...captPlayer.shape,
  ...importedRow.pick({ match: true, candidates: true }).shape,
});
export type ProposedPlayer = z.infer<typeof proposedPlayer>;

/** What becomes of a war once a leader confirms it: nothing is paid or posted before. */
export const warProposal = z.object({
  id: z.uuid(),
  /** Grows with everything that feeds add. */
  version,
  status: z.enum(WAR_STATUSES),
  decision: z.enum(WAR_DECISIONS),
  /** Who confirmed or ignored it. */
  decided_by: person.nullable(),
  /** Where the numbers come from. */
  sources: z.array(warSource),
  /** The capt that is filled; null where one is entered. */
  capt_id: z.uuid().nullable(),
  /** That capt has its result and attendance already: they stay, and only players are added. */
  entered: z.boolean(),
  opponent: z.string(),
  side: z.enum(CAPT_SIDES),
  territory: z.string(),
  starts_at: time,
  ended_at: time.nullable(),
  /** Null where no feed says who won. */
  result: z.enum(CAPT_RESULTS).nullable(),
  score_ours: captFields.score_ours,
  score_theirs: captFields.score_theirs,
  players: z.array(proposedPlayer),
  /** In the war, or in voice during it. */
  came: z.array(person),
  /** Had a place and did not come. */
  absent: z.array(person),
  /** Had a place and were on vacation or AFK. */
  excused: z.array(person),
  /** Came without being on the list. */
  walk_ins: z.array(person),
});
export type WarProposal = z.infer<typeof warProposal>;

const warParams = guildParams.extend({ warId: z.uuid() });

export const warProposalRoutes = {
  get: route({
    method: 'GET',
    path: '/api/wars/:guildId/:warId/proposal',
    summary: 'What confirming a war would enter: result, players, and who came',
    access: panel('capts.manage'),
    params: warParams,
    response: warProposal,
    errors: ['not_found', ...MATCHING_ERRORS],
  }),
  confirm: route({
    method: 'POST',
    path: '/api/wars/:guildId/:warId/confirm',
    summary:
      'Enter a war that is over: result, players and attendance of its capt, paid and posted as by hand',
    access: panel('capts.manage'),
    params: warParams,
    body: z.strictObject({
      version,
      /** Needed where no feed says who won. */
      result: z.enum(CAPT_RESULTS).optional(),
      /** To whom nicks belong, where the proposal is wrong or in doubt. */
      members: z
        .array(z.strictObject({ position, user_id: snowflake.nullable() }))
        .max(2 * MAX_PLAYERS_A_SIDE)
        .default([]),
      /** If left out, as it was proposed. */
      attended: attendanceFields.attended.optional(),
      excused: attendanceFields.excused.optional(),
    }),
    response: captDetails,
    errors: [
      'not_found',
      'version_conflict',
      'war_decided',
      'war_not_over',
      'attendance_settled',
      ...MATCHING_ERRORS,
    ],
  }),
};
