import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import earlyCalls from '../../../public/early-calls.js?raw';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { sessionOf } from '../../testing/signed-in.ts';
import { clearSession, setSession } from '../auth/auth-store.ts';
import { callApi } from './call-api.ts';
import { noteOpenPanel } from './early-answers.ts';

startMockServer();

const GUILD = '100000000000000001';
const nothing = { items: [], invite_url: '' };
let asked: string[];

/** As the browser runs the script before the panel’s own code. */
const open = (path: string): void => {
  window.history.replaceState(null, '', path);
  // oxlint-disable-next-line typescript/no-implied-eval -- a file of ours
  new Function(earlyCalls)();
};
const list = async () => callApi(guildRoutes.list, {});

beforeEach(() => {
  asked = [];
  Reflect.deleteProperty(globalThis, 'earlyAnswers');
  setSession(sessionOf('one'));
  mockServer.use(
    http.get('/api/events/*', () => HttpResponse.json(nothing)),
    http.get('/api/fight-kinds/*', () => HttpResponse.json(nothing)),
    http.get('/api/guilds/*', ({ request }) => {
      asked.push(`${new URL(request.url).pathname} ${request.headers.get('authorization')}`);
      return HttpResponse.json(nothing);
    }),
  );
});

afterEach(() => {
  clearSession();
  vi.restoreAllMocks();
});

it('asks for the overview before its code is there, and hands each answer over once', async () => {
  noteOpenPanel(GUILD, true);
  open(`/guild/${GUILD}`);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  await expect(list()).resolves.toEqual(nothing);
  expect(asked).toHaveLength(3);
  await list();
  expect(asked.at(-1)).toBe('/api/guilds/list Bearer one');
  expect(asked).toHaveLength(4);
});

it.each([
  ['users', `guilds/${GUILD}/members?limit=100&offset=0&status=present&sort=name&order=asc`],
  ['events', `events/${GUILD}/list?limit=50&offset=0`],
])('asks for what the page of %s will ask for', async (page, url) => {
  noteOpenPanel(GUILD, true);
  open(`/guild/${GUILD}/${page}`);
  expect((globalThis as { earlyAnswers?: Map<string, unknown> }).earlyAnswers?.has(`/api/${url}`)).toBe(true);
});

it('gives nobody the answer of another person', async () => {
  noteOpenPanel(GUILD, true);
  open(`/guild/${GUILD}`);
  setSession(sessionOf('two'));
  await list();
  expect(asked).toContain('/api/guilds/list Bearer two');
});

it.each([
  ['where the last visit found no panel', () => noteOpenPanel(GUILD, false), `/guild/${GUILD}`],
  ['on another page', () => noteOpenPanel(GUILD, true), `/guild/${GUILD}/capts`],
  ['with filters', () => noteOpenPanel(GUILD, true), `/guild/${GUILD}/users?status=left`],
  ['of nobody', () => clearSession(), `/guild/${GUILD}`],
])('asks for nothing early %s', (_where, prepare, path) => {
  noteOpenPanel(GUILD, true);
  prepare();
  open(path);
  expect('earlyAnswers' in globalThis).toBe(false);
});

it('tells an early refusal like any other', async () => {
  noteOpenPanel(GUILD, true);
  mockServer.use(http.get('/api/guilds/*', () => refuse('busy')));
  open(`/guild/${GUILD}`);
  await expect(list()).rejects.toMatchObject({ code: 'busy' });
});
