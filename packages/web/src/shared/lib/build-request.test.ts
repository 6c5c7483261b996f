import { damageRoutes } from '@famiglia/contract/damage/damage-import';
import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { userRoutes } from '@famiglia/contract/members/members';
import { expect, it } from 'vitest';
import { buildRequest } from './build-request.ts';

const guildId = '100000000000000001';
const userId = '300000000000010000';

it('puts path and query values where the route declares them', () => {
  const { url, init } = buildRequest(guildRoutes.members, { guildId, limit: 100, search: 'Лёха & co' });
  expect(url).toBe(`/api/guilds/${guildId}/members?limit=100&search=${encodeURIComponent('Лёха')}+%26+co`);
  expect(init).toEqual({ method: 'GET' });
});

it('leaves out missing values, and the question mark with them', () => {
  expect(buildRequest(guildRoutes.members, { guildId, search: '' }).url).toBe(
    `/api/guilds/${guildId}/members`,
  );
});

it('sends only the body’s own keys as JSON', () => {
  const { url, init } = buildRequest(userRoutes.setIngameNick, {
    guildId,
    userId,
    ingame_nick: 'Ivan_Petrov',
  });
  expect(url).toBe(`/api/users/${guildId}/${userId}/ingame-nick`);
  expect(init).toEqual({
    method: 'PUT',
    body: '{"ingame_nick":"Ivan_Petrov"}',
    headers: { 'content-type': 'application/json' },
  });
});

it('a value cannot change the path', () => {
  expect(buildRequest(guildRoutes.stats, { guildId: '../admin?x=' }).url).toBe(
    '/api/guilds/..%2Fadmin%3Fx%3D/stats',
  );
});

it('sends a file as the body, with everything else in the address', () => {
  const file = new Blob(['png'], { type: 'image/png' });
  const frame = '10,20,300,40';
  expect(buildRequest(damageRoutes.previewScreenshot, { guildId, file, frame })).toEqual({
    url: `/api/capts/${guildId}/import/screenshot?frame=10%2C20%2C300%2C40`,
    init: { method: 'POST', body: file, headers: { 'content-type': 'image/png' } },
  });
});
