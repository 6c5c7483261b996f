import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { clearSession, currentToken, setSession } from '../../shared/auth/auth-store.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { sessionOf } from '../../testing/signed-in.ts';
import { finishSignIn } from './finish-sign-in.ts';

startMockServer();

const arriveAt = (address: string): Promise<Response> => {
  const request = new Request(new URL(address, 'http://localhost'));
  return finishSignIn({
    request,
    url: new URL(request.url),
    pattern: '/auth/success',
    params: {},
    context: {},
  });
};
const destination = (response: Response) => response.headers.get('location');
const answerWith = (return_to: string) =>
  mockServer.use(http.post('/auth/session', () => HttpResponse.json({ ...sessionOf('fresh'), return_to })));

beforeEach(() => clearSession());

it('stores the session and opens the page that the person wanted', async () => {
  answerWith('/guild/1/users?page=2');
  expect(destination(await arriveAt('/auth/success?code=once'))).toBe('/guild/1/users?page=2');
  expect(currentToken()).toBe('fresh');
});

it.each(['https://evil.test/', '//evil.test', '/\\evil.test', '/.//evil.test', 'javascript:alert(1)'])(
  'does not follow %s out of the site',
  async (return_to) => {
    answerWith(return_to);
    expect(destination(await arriveAt('/auth/success?code=once'))).toBe('/guilds');
  },
);

it('reports a code that was already used', async () => {
  mockServer.use(http.post('/auth/session', () => refuse('invalid_code')));
  expect(destination(await arriveAt('/auth/success?code=used'))).toBe('/auth/error?reason=state_mismatch');
});

it('opens the list of servers when the back button leads here again', async () => {
  setSession(sessionOf('mine'));
  mockServer.use(http.post('/auth/session', () => refuse('invalid_code')));
  expect(destination(await arriveAt('/auth/success?code=used'))).toBe('/guilds');
  expect(currentToken()).toBe('mine');
});

it('fails without a code', async () => {
  expect(destination(await arriveAt('/auth/success'))).toBe('/auth/error?reason=failed');
});
