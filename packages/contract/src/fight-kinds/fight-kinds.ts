import * as z from 'zod';
import { CAPT_SIDES } from '../capts/capts.ts';
import { eventFields } from '../events/events.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, snowflake, version } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';
import { FIGHT_PRESETS } from './fight-kind-presets.ts';

/** As many as Discord can suggest at once. */
export const MAX_FIGHT_KINDS = 25;
/** The needed role makes one squad of a kind's name, so both names have the same length. */
export const FIGHT_KIND_NAME_LENGTH = 32;

const reward = eventFields.reward;

/** What a guild says about one kind of fight. A null follows the settings of events or capts, or the leader who plans. */
export const fightKindFields = {
  name: nameText.min(1).max(FIGHT_KIND_NAME_LENGTH),
  emoji: eventFields.emoji.default(null),
  color: eventFields.color.default(null),
  /** In the posts of its capts, and of its events that have none of their own. */
  picture_id: eventFields.picture_id.default(null),
  /** Which side of a capt is chosen at first. */
  side: z.enum(CAPT_SIDES).nullable().default(null),
  slots: eventFields.slots.nullable().default(null),
  /** For coming, whatever the result. */
  reward: reward.nullable().default(null),
  /** More for those who came, by the result of the capt. Events have no result. */
  reward_win: reward.default(0),
  reward_loss: reward.default(0),
  reward_draw: reward.default(0),
  /** Only who has this role, which may be that of a rank, gets a place in the main list. */
  needed_role_id: snowflake.nullable().default(null),
  ping_role_id: eventFields.ping_role_id.default(null),
  /** The template that gives everything which the kind itself does not say. */
  template_id: z.uuid().nullable().default(null),
  reminders_minutes: eventFields.reminders_minutes.nullable().default(null),
};
const fightKindBody = z.strictObject(fightKindFields);

export const fightKind = z.object({ id: z.uuid(), version, ...fightKindFields });
export type FightKind = z.infer<typeof fightKind>;

const kindParams = guildParams.extend({ kindId: z.uuid() });
const access = panel('settings.manage');

export const fightKindRoutes = {
  list: route({
    method: 'GET',
    path: '/api/fight-kinds/:guildId',
    summary: 'The kinds of fights in their order',
    access: panel('panel.view'),
    params: guildParams,
    response: listOf(fightKind),
  }),
  create: route({
    method: 'POST',
    path: '/api/fight-kinds/:guildId',
    summary: 'Add a kind of fight',
    access,
    params: guildParams,
    body: fightKindBody,
    response: fightKind,
    errors: ['fight_kind_exists', 'too_many_fight_kinds', 'mention_not_allowed'],
  }),
  addPresets: route({
    method: 'POST',
    path: '/api/fight-kinds/:guildId/presets',
    summary: 'Add the usual kinds of a game server; those whose name is taken are left out',
    access,
    params: guildParams,
    body: z.strictObject({ preset: z.enum(FIGHT_PRESETS) }),
    response: listOf(fightKind),
    errors: ['too_many_fight_kinds'],
  }),
  order: route({
    method: 'PUT',
    path: '/api/fight-kinds/:guildId/order',
    summary: 'Put the kinds of fights into another order; kinds that are not named come last',
    access,
    params: guildParams,
    body: z.strictObject({ ids: z.array(z.uuid()).max(MAX_FIGHT_KINDS) }),
    response: listOf(fightKind),
  }),
  update: route({
    method: 'PUT',
    path: '/api/fight-kinds/:guildId/:kindId',
    summary: 'Save a kind of fight; what was planned with it keeps its rewards',
    access,
    params: kindParams,
    body: fightKindBody.extend({ version }),
    response: fightKind,
    errors: ['not_found', 'version_conflict', 'fight_kind_exists', 'mention_not_allowed'],
  }),
  delete: route({
    method: 'DELETE',
    path: '/api/fight-kinds/:guildId/:kindId',
    summary: 'Delete a kind of fight; what carries it keeps its name',
    access,
    params: kindParams,
    response: noContent,
    errors: ['not_found'],
  }),
};
