import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { marco, sessionOf } from '../../testing/signed-in.ts';
import { setSession } from '../auth/auth-store.ts';
import { readDraft, useStoredDraft, writeDraft } from './stored-draft.ts';

const NAME = 'event:1:new';
const fresh = () => ({ title: '', when: { day: '2030-05-05', clock: '20:00' } });

beforeEach(() => {
  localStorage.clear();
  setSession(sessionOf('one'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Each call is a new load of the page. */
const load = () => renderHook(() => useStoredDraft(NAME, fresh)).result;
const type = (title: string) => {
  const form = load();
  act(() => form.current.set({ ...form.current.draft, title }));
  return form;
};

it('what was typed is there after a reload, and the form says so', () => {
  type('Night drop');
  const { draft, isRestored } = load().current;
  expect(draft.title).toBe('Night drop');
  expect(isRestored).toBe(true);
});

it('nothing is restored after it was saved', () => {
  const form = type('Night drop');
  act(() => form.current.drop());
  expect(load().current).toMatchObject({ draft: fresh(), isRestored: false });
});

it('a discarded draft empties the form at once and stays away after a reload', () => {
  const form = type('Night drop');
  act(() => form.current.discard());
  expect(form.current.draft).toEqual(fresh());
  expect(load().current.isRestored).toBe(false);
});

it('another person on the same device does not find it', () => {
  type('Night drop');
  setSession({ ...sessionOf('two'), user: { ...marco, id: '300000000000010001' } });
  expect(load().current.draft.title).toBe('');
});

it('a draft that cannot be stored, because the storage is full, replaces an older one for this visit', () => {
  type('Old');
  const { localStorage: full } = globalThis;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => full.getItem(key),
    removeItem: (key: string) => full.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  type('New');
  expect(load().current.draft.title).toBe('New');
  vi.unstubAllGlobals();
  type('Newest');
  expect(load().current.draft.title).toBe('Newest');
});

describe('a draft that an older version of the panel stored', () => {
  it('gets the fields that are new, and loses those that are gone', () => {
    writeDraft(NAME, { title: 'Night drop', when: { clock: '21:00' }, gone: true });
    expect(load().current.draft).toEqual({
      title: 'Night drop',
      when: { day: '2030-05-05', clock: '21:00' },
    });
  });

  it('gets the default where a field has another form now', () => {
    writeDraft(NAME, { title: null, when: '20:00' });
    expect(load().current.draft).toEqual(fresh());
  });

  it('is ignored if it cannot be read', () => {
    type('Night drop');
    for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.setItem(key, '{');
    expect(readDraft(NAME)).toBeNull();
    expect(load().current.draft).toEqual(fresh());
  });
});
