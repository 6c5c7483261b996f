import * as z from 'zod';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, version } from '../kit/shapes.ts';
import { fightKindFields } from './fight-kind-fields.ts';
import { FIGHT_PRESETS } from './fight-kind-presets.ts';

/** As many as Discord can suggest at once. */
export const MAX_FIGHT_KINDS = 25;
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
