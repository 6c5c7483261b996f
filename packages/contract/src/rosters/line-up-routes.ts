import * as z from 'zod';
import { panel, route } from '../kit/route.ts';
import { guildParams, snowflake } from '../kit/shapes.ts';
import { MOST_REPLACED, lineUp } from './line-up.ts';

const eventParams = guildParams.extend({ eventId: z.uuid() });
const captParams = guildParams.extend({ captId: z.uuid() });

const replaceBody = z.strictObject({ user_ids: z.array(snowflake).min(1).max(MOST_REPLACED) });

const summaries = {
  get: 'Who of the main list is in voice',
  call: 'Call those who are not in voice, each once for this start',
  replace:
    'Move people who are not in voice to the reserve and the next of the reserve up; all of them are told',
};
const CALL_REFUSALS = ['not_found', 'not_line_up_time', 'nobody_to_call', 'already_called'] as const;
const REPLACE_REFUSALS = ['not_found', 'nobody_to_replace', 'reserve_empty'] as const;

export const eventLineUpRoutes = {
  get: route({
    method: 'GET',
    path: '/api/events/:guildId/:eventId/line-up',
    summary: summaries.get,
    access: panel('events.manage'),
    params: eventParams,
    response: lineUp,
    errors: ['not_found'],
  }),
  call: route({
    method: 'POST',
    path: '/api/events/:guildId/:eventId/line-up/call',
    summary: summaries.call,
    access: panel('events.manage'),
    params: eventParams,
    response: lineUp,
    errors: [...CALL_REFUSALS, 'event_over'],
  }),
  replace: route({
    method: 'POST',
    path: '/api/events/:guildId/:eventId/line-up/replace',
    summary: summaries.replace,
    access: panel('events.manage'),
    params: eventParams,
    body: replaceBody,
    response: lineUp,
    errors: [...REPLACE_REFUSALS, 'event_over'],
  }),
};

export const captLineUpRoutes = {
  get: route({
    method: 'GET',
    path: '/api/capts/:guildId/:captId/line-up',
    summary: summaries.get,
    access: panel('capts.manage'),
    params: captParams,
    response: lineUp,
    errors: ['not_found'],
  }),
  call: route({
    method: 'POST',
    path: '/api/capts/:guildId/:captId/line-up/call',
    summary: summaries.call,
    access: panel('capts.manage'),
    params: captParams,
    response: lineUp,
    errors: [...CALL_REFUSALS, 'capt_over'],
  }),
  replace: route({
    method: 'POST',
    path: '/api/capts/:guildId/:captId/line-up/replace',
    summary: summaries.replace,
    access: panel('capts.manage'),
    params: captParams,
    body: replaceBody,
    response: lineUp,
    errors: [...REPLACE_REFUSALS, 'capt_over'],
  }),
};
