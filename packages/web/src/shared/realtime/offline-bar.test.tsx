import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showLanguage } from '../language/language-store.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { useLive } from './live-store.ts';
import { OfflineBar } from './offline-bar.tsx';

const bar = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  showLanguage('en');
  useLive.setState({ status: 'live' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderAt('/', <OfflineBar />);
});
afterEach(() => vi.useRealTimers());

it('shows nothing during a short disconnect', async () => {
  act(() => useLive.setState({ status: 'away' }));
  await wait(2000);
  act(() => useLive.setState({ status: 'live' }));
  await wait(5000);
  expect(bar()).toBe('');
});

it('is shown while a disconnect lasts, and not after it', async () => {
  act(() => useLive.setState({ status: 'away' }));
  await wait(3500);
  expect(bar()).toContain('Connection lost');
  // It lies above the page: what somebody is about to press does not move away.
  expect(screen.getByRole('status').className).toMatch(/\bh-0\b/);
  act(() => useLive.setState({ status: 'live' }));
  expect(bar()).toBe('');
});

it('names a reason that the person can fix', async () => {
  act(() => useLive.setState({ status: 'too_many_tabs' }));
  await wait(3500);
  expect(bar()).toContain('Too many panel tabs');
});
