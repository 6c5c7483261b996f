import { newId } from '@famiglia/core/testing/test-guild';

const unknown = { params: { userId: newId() } };
const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** Requests about members and screenshots that do not exist. */
export const SAMPLE_MEMBER_REQUESTS = {
  'GET /api/users/:guildId/:userId': unknown,
  'PUT /api/users/:guildId/:userId': { ...unknown, body: {} },
  'PUT /api/users/:guildId/:userId/ingame-nick': { ...unknown, body: { ingame_nick: null } },
  'GET /api/users/:guildId/:userId/nick-history': unknown,
  'GET /api/users/:guildId/:userId/attendance': unknown,
  'PUT /api/users/:guildId/:userId/reputation': { ...unknown, body: { reputation: 1 } },
  'GET /api/users/:guildId/:userId/reputation': unknown,
  'GET /api/users/:guildId/:userId/reputation/curve': unknown,
  'GET /api/users/:guildId/:userId/screenshots': unknown,
  'GET /api/personnel/:guildId/:userId': unknown,
  'GET /api/personnel/:guildId/:userId/timeline': unknown,
  'GET /api/personnel/:guildId/:userId/notes': unknown,
  'POST /api/personnel/:guildId/:userId/notes': { ...unknown, body: { text: 'sample' } },
  'DELETE /api/personnel/:guildId/:userId/notes/:noteId': { params: { ...unknown.params, noteId: NOWHERE } },
  'POST /api/reputation/:guildId/bulk': { body: { user_ids: [newId()], delta: 1, reason: 'sample' } },
  'POST /api/reputation/:guildId/entries/:entryId/undo': { params: { entryId: '1' } },
  'POST /api/reputation/:guildId/batches/:batchId/undo': { params: { batchId: NOWHERE } },
  'POST /api/gg/:guildId/screenshots/moderate': { body: { screenshot_ids: [NOWHERE], action: 'approve' } },
  'POST /api/gg/:guildId/screenshots/undo': {
    body: { screenshot_ids: [NOWHERE], at: '2026-01-01T00:00:00.000Z' },
  },
  'POST /api/gungame/:guildId/screenshots/moderate': {
    body: { screenshot_ids: [NOWHERE], action: 'approve' },
  },
  'POST /api/gungame/:guildId/screenshots/undo': {
    body: { screenshot_ids: [NOWHERE], at: '2026-01-01T00:00:00.000Z' },
  },
  'GET /api/gungame/:guildId/screenshots/:screenshotId': { params: { screenshotId: NOWHERE } },
  'GET /api/gungame/:guildId/players/:userId': unknown,
  'GET /api/gg/:guildId/screenshots/:screenshotId/pair': { params: { screenshotId: NOWHERE } },
};
