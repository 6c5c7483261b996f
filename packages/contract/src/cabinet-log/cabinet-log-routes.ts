import * as z from 'zod';
import { MATCHING_ERRORS } from '../damage/damage-import.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, paging } from '../kit/shapes.ts';
import { cabinetLogImport, LOG_LIMITS, logDecision, openedCabinetLog } from './cabinet-log.ts';

const manage = panel('money.manage');
const importParams = guildParams.extend({ importId: z.uuid() });

/** The log of the game's cabinet, pasted as text. */
export const cabinetLogRoutes = {
  list: route({
    method: 'GET',
    path: '/api/treasury/:guildId/log',
    summary: 'Texts of the cabinet log: those that wait, and those that were entered, newest first',
    access: manage,
    params: guildParams,
    query: z.object(paging(20)),
    response: listOf(cabinetLogImport),
  }),
  read: route({
    method: 'POST',
    path: '/api/treasury/:guildId/log',
    summary: 'Read a pasted text; nothing is entered yet, and the text is kept',
    access: manage,
    params: guildParams,
    body: z.strictObject({ text: z.string().min(1).max(LOG_LIMITS.text) }),
    response: openedCabinetLog,
    bodyLimit: LOG_LIMITS.text * 6,
    cost: 'heavy',
    errors: ['cabinet_log_unreadable', 'cabinet_log_too_long', 'too_many_cabinet_logs', ...MATCHING_ERRORS],
  }),
  open: route({
    method: 'GET',
    path: '/api/treasury/:guildId/log/:importId',
    summary: 'A text with what would be entered',
    access: manage,
    params: importParams,
    response: openedCabinetLog,
    errors: ['not_found', ...MATCHING_ERRORS],
  }),
  decide: route({
    method: 'POST',
    path: '/api/treasury/:guildId/log/:importId/decisions',
    summary: 'Say what operations are for, who somebody is, or what is left out',
    access: manage,
    params: importParams,
    body: z.strictObject({ decisions: z.array(logDecision).min(1).max(50) }),
    response: openedCabinetLog,
    errors: ['not_found', 'cabinet_log_entered', ...MATCHING_ERRORS],
  }),
  enter: route({
    method: 'POST',
    path: '/api/treasury/:guildId/log/:importId/enter',
    summary: 'Enter what was seen; entered before, it answers the same',
    access: manage,
    params: importParams,
    body: z.strictObject({ seen: z.string().max(40) }),
    response: openedCabinetLog,
    errors: [
      'not_found',
      'cabinet_log_moved',
      'cabinet_log_nothing',
      'treasury_out_of_range',
      ...MATCHING_ERRORS,
    ],
  }),
  takeBack: route({
    method: 'POST',
    path: '/api/treasury/:guildId/log/:importId/take-back',
    summary: 'Take back all of its operations by counter-entries; those taken back already stay so',
    access: manage,
    params: importParams,
    response: openedCabinetLog,
    errors: ['not_found', 'cabinet_log_not_entered', 'treasury_out_of_range'],
  }),
  discard: route({
    method: 'DELETE',
    path: '/api/treasury/:guildId/log/:importId',
    summary: 'Throw a text away that was not entered',
    access: manage,
    params: importParams,
    response: noContent,
    errors: ['not_found', 'cabinet_log_entered'],
  }),
};
