import * as z from 'zod';
import { panel, route } from '../kit/route.ts';
import { listOf, noContent, snowflake } from '../kit/shapes.ts';
import { captParams } from './capt-routes.ts';
import { missingRecording, recording } from './capts.ts';
import { recordingUrl } from './recording-url.ts';

export const recordingRoutes = {
  recordings: route({
    method: 'GET',
    path: '/api/capts/:guildId/:captId/recordings',
    summary: 'Recordings in the order they came, and who has not sent one',
    access: panel('capts.view'),
    params: captParams,
    response: listOf(recording).extend({ missing: z.array(missingRecording) }),
    errors: ['not_found'],
  }),
  addRecording: route({
    method: 'POST',
    path: '/api/capts/:guildId/:captId/recordings',
    summary: 'Add the link to a recording, for a player or for all',
    access: panel('capts.manage'),
    params: captParams,
    body: z.strictObject({ url: recordingUrl, user_id: snowflake.nullable().default(null) }),
    response: recording,
    errors: ['not_found', 'member_not_found', 'recording_known'],
  }),
  removeRecording: route({
    method: 'DELETE',
    path: '/api/capts/:guildId/:captId/recordings/:recordingId',
    summary: 'Remove a recording',
    access: panel('capts.manage'),
    params: captParams.extend({ recordingId: z.uuid() }),
    response: noContent,
    errors: ['not_found'],
  }),
  askForRecordings: route({
    method: 'POST',
    path: '/api/capts/:guildId/:captId/recordings/ask',
    summary: 'Remind those who have not sent a recording; says how many are told',
    access: panel('capts.manage'),
    params: captParams,
    response: z.object({ asked: z.number().int() }),
    errors: ['not_found'],
  }),
};
