import { EventEmitter } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { onSignal } from './on-signal.ts';

const listening = () => {
  const [source, stop, stopNow] = [new EventEmitter(), vi.fn<() => void>(), vi.fn<() => void>()];
  onSignal(stop, stopNow, source);
  return { source, stop, stopNow };
};

it.each([
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  ['message', 'shutdown'],
])('shuts down on %s, and ignores its repetition by npm', (event, value) => {
  const { source, stop, stopNow } = listening();
  source.emit(event, value);
  source.emit(event, value);
  expect(stop).toHaveBeenCalledOnce();
  expect(stopNow).not.toHaveBeenCalled();
});

it('stops at once on the second signal', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { source, stop, stopNow } = listening();
  source.emit('SIGINT');
  vi.advanceTimersByTime(1000);
  source.emit('SIGTERM');
  expect(stop).toHaveBeenCalledOnce();
  expect(stopNow).toHaveBeenCalledOnce();
});

it('ignores other messages', () => {
  const { source, stop } = listening();
  source.emit('message', 'hello');
  expect(stop).not.toHaveBeenCalled();
});
