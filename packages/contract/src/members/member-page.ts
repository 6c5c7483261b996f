import * as z from 'zod';
import { discordRole } from '../guilds/guilds.ts';
import { panel, route } from '../kit/route.ts';
import { memberParams } from '../kit/shapes.ts';
import { personnelFile } from '../personnel-file/personnel-file.ts';
import { memberRank } from '../ranks/ranks.ts';
import { reputationCurve, reputationEntry } from '../reputation/reputation.ts';
import { memberProfile, nickChange } from './members.ts';

/** Days of the reputation's chart, until the reader chooses others. */
export const CURVE_DAYS = 180;
/** Entries of the ledger, until the reader asks for more. */
export const LEDGER_ROWS = 8;

const count = z.number().int().nonnegative();

/** The first view of a member's page. Null for parts that the caller may not see. */
export const memberPage = z.object({
  profile: memberProfile,
  /** Those the member holds, highest first. */
  roles: z.array(discordRole.pick({ id: true, name: true, color: true })),
  nicks: z.array(nickChange),
  ledger: z.object({ items: z.array(reputationEntry), total: count }),
  curve: reputationCurve,
  file: personnelFile.nullable(),
  /** Null also for somebody who left. */
  rank: memberRank.nullable(),
  /** What of this member waits for a decision that the caller may make. */
  waiting: z.object({
    application: z.uuid().nullable(),
    /** They meet all that the next rank asks for. */
    promotion: z.boolean(),
    vacation: z.boolean(),
    gg: count,
    gungame: count,
  }),
});
export type MemberPage = z.infer<typeof memberPage>;

export const memberPageRoutes = {
  get: route({
    method: 'GET',
    path: '/api/users/:guildId/:userId/page',
    summary: 'The first view of a member’s page, in one answer',
    access: panel('users.view'),
    params: memberParams,
    response: memberPage,
    errors: ['not_found'],
  }),
};
