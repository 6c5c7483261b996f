import * as z from 'zod';
import { panel, route } from '../kit/route.ts';
import { guildParams, version } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';

export const MOST_CODE = 40;

/** The code by which those in main find each other in the game. Only leaders read it by these calls. */
export const groupCode = z.object({
  /** Null if none is set. */
  code: z.string().nullable(),
  /** Grows with every change of the code. */
  version,
});
export type GroupCode = z.infer<typeof groupCode>;

export const groupCodeFields = {
  /** Null removes it. */
  code: nameText.min(1).max(MOST_CODE).nullable(),
  /** Whether everybody in main gets it by direct message: each person once for each code. */
  send: z.boolean().default(false),
};
const groupCodeBody = z.strictObject({ ...groupCodeFields, version });

const eventParams = guildParams.extend({ eventId: z.uuid() });
const captParams = guildParams.extend({ captId: z.uuid() });
const summaries = {
  get: 'The group code, for those who lead',
  set: 'Set, change or remove the group code; an old version is refused with the newer one',
};

export const eventGroupCodeRoutes = {
  get: route({
    method: 'GET',
    path: '/api/events/:guildId/:eventId/group-code',
    summary: summaries.get,
    access: panel('events.manage'),
    params: eventParams,
    response: groupCode,
    errors: ['not_found'],
  }),
  set: route({
    method: 'PUT',
    path: '/api/events/:guildId/:eventId/group-code',
    summary: summaries.set,
    access: panel('events.manage'),
    params: eventParams,
    body: groupCodeBody,
    response: groupCode,
    errors: ['not_found', 'version_conflict', 'event_over'],
  }),
};

export const captGroupCodeRoutes = {
  get: route({
    method: 'GET',
    path: '/api/capts/:guildId/:captId/group-code',
    summary: summaries.get,
    access: panel('capts.manage'),
    params: captParams,
    response: groupCode,
    errors: ['not_found'],
  }),
  set: route({
    method: 'PUT',
    path: '/api/capts/:guildId/:captId/group-code',
    summary: summaries.set,
    access: panel('capts.manage'),
    params: captParams,
    body: groupCodeBody,
    response: groupCode,
    errors: ['not_found', 'version_conflict', 'capt_over'],
  }),
};
