import { randomUUID } from 'node:crypto';
import { newId } from '@famiglia/core/testing/test-guild';

const params = { captId: randomUUID(), userId: newId(), recordingId: randomUUID(), aliasId: randomUUID() };
/** Long ago, so that it cannot be planned. */
const plan = { opponent: 'Vagos', side: 'attack', starts_at: '1970-01-01T00:00:00Z', slots: 2 };

export const SAMPLE_CAPT_REQUESTS = {
  'GET /api/capts/:guildId/:captId': { params },
  'POST /api/capts/:guildId': { body: plan },
  'PUT /api/capts/:guildId/:captId': { params, body: { ...plan, version: 0 } },
  'DELETE /api/capts/:guildId/:captId': { params },
  'GET /api/capts/:guildId/stats/:captId': { params },
  'POST /api/capts/:guildId/:captId/restore': { params },
  'POST /api/capts/:guildId/:captId/close': { params },
  'POST /api/capts/:guildId/:captId/cancel': { params, body: {} },
  'POST /api/capts/:guildId/:captId/result': { params, body: { result: 'win' } },
  'POST /api/capts/:guildId/:captId/result/undo': { params },
  'POST /api/capts/:guildId/:captId/reopen': { params },
  'GET /api/capts/:guildId/:captId/participants': { params },
  'POST /api/capts/:guildId/:captId/participants': { params, body: { user_id: newId() } },
  'DELETE /api/capts/:guildId/:captId/participants/:userId': { params },
  'PUT /api/capts/:guildId/:captId/participants/:userId/pin': { params, body: { pinned: 'in' } },
  'GET /api/capts/:guildId/:captId/recordings': { params },
  'POST /api/capts/:guildId/:captId/recordings': { params, body: { url: 'https://video.test/1' } },
  'DELETE /api/capts/:guildId/:captId/recordings/:recordingId': { params },
  'POST /api/capts/:guildId/:captId/recordings/ask': { params },
  'GET /api/capts/:guildId/:captId/export': { params },
  'GET /api/capts/:guildId/:captId/picture': { params },
  'GET /api/capts/:guildId/players/:userId': { params },
  'POST /api/capts/:guildId/import/table': { body: { text: 'Ivan_Petrov\t1200' } },
  'POST /api/capts/:guildId/import/screenshot': { body: Buffer.from('no picture') },
  'POST /api/capts/:guildId/aliases': { body: { nick: 'Ivan', user_id: newId() } },
  'DELETE /api/capts/:guildId/aliases/:aliasId': { params },
};
