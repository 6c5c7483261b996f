import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedSearch } from './use-typed-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (search = '') => {
  const sent = vi.fn<(search: string) => void>();
  const view = renderHook(({ search }) => useTypedSearch(search, sent), { initialProps: { search } });
  return {
    sent,
    field: () => view.result.current[0],
    type: (text: string) => act(() => view.result.current[1](text)),
    address: (search: string) => view.rerender({ search }),
    pause: () => act(() => void vi.runAllTimers()),
    leave: view.unmount,
  };
};

it('sends one search when typing pauses, without spaces around it', () => {
  const { sent, type, pause, field } = open();
  for (const text of ['v', 'vi', 'vito ']) type(text);
  expect(sent).not.toHaveBeenCalled();
  pause();
  expect(sent.mock.calls).toEqual([['vito']]);
  expect(field()).toBe('vito ');
});

it('keeps what is typed when the address follows it', () => {
  const { type, pause, address, field } = open();
  type('vi');
  pause();
  type('vito');
  address('vi');
  expect(field()).toBe('vito');
});

it('follows the back button', () => {
  const { address, field } = open('vito');
  address('');
  expect(field()).toBe('');
});

it('sends nothing after the page was left', () => {
  const { sent, type, leave, pause } = open();
  type('vito');
  leave();
  pause();
  expect(sent).not.toHaveBeenCalled();
});
