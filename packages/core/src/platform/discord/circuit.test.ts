import { beforeEach, expect, test } from 'vitest';
import { CircuitOpen, createCircuit } from './circuit.ts';

let now = 0;
beforeEach(() => {
  now = 0;
});
const clock = () => now;

test('the pauses grow with each failure in a row, and a success ends them', () => {
  const circuit = createCircuit(4, clock);
  const pauses: number[] = [];
  for (let failure = 0; failure < 3; failure += 1) {
    pauses.push(circuit.enter());
    circuit.failed();
  }
  const [first, second, third] = pauses;
  expect(first).toBe(0);
  expect(second).toBeGreaterThan(0);
  // Doubled each time, within a quarter.
  expect(third).toBeGreaterThan((second ?? 0) * 1.1);
  circuit.succeeded();
  expect(circuit.enter()).toBe(0);
});

test('an open circuit lets one request through after each pause, and the pauses grow', () => {
  const circuit = createCircuit(2, clock);
  const waits: number[] = [];
  const isOpen = (): boolean => {
    try {
      circuit.enter();
      return false;
    } catch (error) {
      if (!(error instanceof CircuitOpen)) throw error;
      waits.push(error.retryAfterMs);
      return true;
    }
  };
  circuit.failed();
  circuit.failed();
  for (let probe = 0; probe < 8; probe += 1) {
    expect(isOpen()).toBe(true);
    now += waits.at(-1) ?? 0;
    expect(isOpen()).toBe(false);
    expect(isOpen()).toBe(true);
    waits.pop();
    circuit.failed();
  }
  expect(waits[3]).toBeGreaterThan((waits[0] ?? 0) * 3);
  expect(Math.max(...waits)).toBeLessThanOrEqual(37_500);
  now += 40_000;
  expect(isOpen()).toBe(false);
  circuit.succeeded();
  expect(isOpen()).toBe(false);
});
