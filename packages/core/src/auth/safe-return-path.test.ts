import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

const OWN = 'https://panel.test';

describe('accepts our own paths', () => {
  it.each([
    '/',
    '/guilds',
    '/admin',
    '/guild/1205943769497600002/events',
    '/guild/1205943769497600002/users?search=%D0%98%D0%B2%D0%B0%D0%BD&offset=100',
    '/guild/1/settings#roles',
    '/pricing?next=//elsewhere',
    '/authors',
  ])('opens %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });
});

describe('refuses addresses of other sites', () => {
  it.each([
    undefined,
    '',
    'guilds',
    'https://evil.test/',
    'HTTPS://evil.test',
    'javascript:alert(1)',
    'data:text/html,hi',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/guilds\\..\\..',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    ' //evil.test',
    '/ /evil.test',
    '/\u0000/evil.test',
    '/\u2028/evil.test',
    '/%2f/evil.test',
    '/%2Fevil.test',
    '/%5cevil.test',
    '/%5C/evil.test',
    '/%09/evil.test',
    '/%0d%0aLocation:%20https://evil.test',
    '/%252fevil.test',
    '/%25255cevil.test',
    '/..//evil.test',
    '/.//evil.test',
    '/guilds/..//evil.test',
    '/%2e%2e//evil.test',
    '/%2e%2e/%2fevil.test',
    '/guilds/../auth/callback',
    '//evil.test@panel.test',
    '/@/..//evil.test',
    '/%',
    '/%c0%af/evil.test',
    '/гильдии',
    '/"><script>',
    '/auth/callback?code=x',
    '/auth',
    '/AUTH/error',
    '/%61uth/callback',
    '/login',
    '/api/docs',
  ])('does not open %j', (payload) => {
    expect(safeReturnPath(payload)).toBe('/guilds');
  });
});

it('stays on our own origin for any input', () => {
  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '%25',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.test',
    'a',
  ];
  const address = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(address, (wanted) => {
      const landed = new URL(safeReturnPath(wanted), OWN);
      expect(landed.origin).toBe(OWN);
      // A router that decodes or joins paths must not find another host either.
      for (const path of [landed.pathname, decodeURIComponent(landed.pathname)]) {
        expect(new URL(path, OWN).origin).toBe(OWN);
        expect(path).not.toMatch(/^\/[/\\]/);
      }
    }),
    { numRuns: 5000 },
  );
});
