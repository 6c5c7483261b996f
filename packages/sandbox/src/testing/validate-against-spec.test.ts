import { expect, test } from 'vitest';
import { validateAgainstSpec } from './validate-against-spec.ts';

const gateway = { method: 'GET', path: '/gateway', status: 200 };

test('a valid answer passes; a missing field, an unknown route and an invalid error do not', () => {
  expect(validateAgainstSpec({ ...gateway, body: { url: 'ws://127.0.0.1:1/' } })).toBeNull();
  expect(validateAgainstSpec({ ...gateway, body: {} })).toMatch(/url/);
  expect(validateAgainstSpec({ ...gateway, path: '/elsewhere', body: {} })).toMatch(/no schema/);
  expect(
    validateAgainstSpec({ ...gateway, status: 404, body: { message: 'Unknown Guild', code: 10_004 } }),
  ).toBeNull();
  expect(validateAgainstSpec({ ...gateway, status: 404, body: { message: 'Unknown Guild' } })).toMatch(
    /code/,
  );
  const errors = { content: { _errors: [{ code: 1, message: 'no' }] } };
  expect(
    validateAgainstSpec({ ...gateway, status: 400, body: { message: '', code: 50_035, errors } }),
  ).toMatch(/tree/);
});
