import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showLanguage } from '../language/language-store.ts';
import { toast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  showLanguage('en');
  render(<ToastRegion />);
});
afterEach(() => {
  wait(60_000);
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const shown = () => screen.queryByText('Saved') !== null;

it('shows a toast for five seconds', () => {
  act(() => toast.success('Saved'));
  wait(4999);
  expect(shown()).toBe(true);
  wait(1);
  expect(shown()).toBe(false);
});

it('shows a toast below the headers that are on screen, so that their buttons can be pressed', () => {
  const header = document.body.appendChild(document.createElement('header'));
  header.getBoundingClientRect = () => ({ top: 24, bottom: 90, height: 66 }) as DOMRect;
  act(() => toast.success('Saved'));
  expect(Number.parseInt(screen.getByRole('region').style.top, 10)).toBeGreaterThanOrEqual(90);
  header.remove();
});

it('closes a toast by hand', () => {
  act(() => toast.info('Saved'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toBe(false);
});

it('keeps a toast while the pointer is on it, and then for its full time', () => {
  act(() => toast.info('Saved'));
  fireEvent.pointerEnter(screen.getByRole('listitem'));
  wait(60_000);
  expect(shown()).toBe(true);
  fireEvent.pointerLeave(screen.getByRole('listitem'));
  wait(4999);
  expect(shown()).toBe(true);
  wait(1);
  expect(shown()).toBe(false);
});

it('times each toast separately', () => {
  act(() => toast.success('Saved'));
  wait(3000);
  act(() => toast.error('Lost', 'The server is away'));
  wait(2000);
  expect(shown()).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe('LostThe server is away');
});

it('offers its action once', () => {
  const undo = vi.fn<() => void>();
  act(() => toast.success('Saved', undefined, { label: 'Undo', run: undo }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toBe(false);
});
