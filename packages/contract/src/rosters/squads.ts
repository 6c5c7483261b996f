import * as z from 'zod';
import { person, snowflake } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';

/** Ten squads with all their names still fit one message in Discord. */
export const MAX_SQUADS = 10;
export const SQUAD_NAME_LENGTH = 32;

/** Codes in the `errors` of refused squads, besides those of the schema itself. */
export const SQUAD_FIELD_PROBLEMS = [
  /** `squads.N.name`: an earlier squad of the same roster has the same name. */
  'duplicate_name',
  /** `squads.N.id`: no squad of this roster. */
  'unknown_squad',
  /** `squads.N.role_id`: no role of the guild. */
  'unknown_role',
  /** `squads.N.leader_id`: not a member of the guild, or the leader of an earlier squad. */
  'not_a_member',
  'leads_another',
  /** `slots`: not the sum of the squads' places. */
  'not_the_sum',
] as const;
export type SquadFieldProblem = (typeof SQUAD_FIELD_PROBLEMS)[number];

export const squadFields = {
  name: nameText.min(1).max(SQUAD_NAME_LENGTH),
  slots: z.number().int().min(1).max(500),
  /** Only who has this Discord role gets a place; null where everybody may. */
  role_id: snowflake.nullable().default(null),
  /** Stands first in the squad as soon as they sign up. */
  leader_id: snowflake.nullable().default(null),
};

/** The squads of a roster in their order, as a leader sets them. A squad with an id keeps its people. */
export const squadsBody = z
  .array(z.strictObject({ id: z.uuid().optional(), ...squadFields }))
  .max(MAX_SQUADS);
export type SquadBody = z.infer<typeof squadsBody>[number];

/** One named part of a roster's main list. */
export const squad = z.object({
  id: z.uuid(),
  name: z.string(),
  slots: z.number().int(),
  role_id: snowflake.nullable(),
  /** The role's name; null where no role is needed. */
  role: z.string().nullable(),
  leader_id: snowflake.nullable(),
  leader: person.nullable(),
  main_count: z.number().int(),
});
export type Squad = z.infer<typeof squad>;

/** Signs somebody up: for one squad, or for any of them. */
export const addBody = z.strictObject({
  user_id: snowflake,
  reserve: z.boolean().default(false),
  squad_id: z.uuid().optional(),
});

/** A leader's pin of one participant; with a squad, they are pinned into that squad. */
export const pinBody = z
  .strictObject({ pinned: z.enum(['in', 'out']).nullable(), squad_id: z.uuid().optional() })
  .refine(({ pinned, squad_id }) => squad_id === undefined || pinned === 'in', {
    path: ['squad_id'],
    message: 'only_pinned_in',
  });
