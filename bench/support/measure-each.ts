import { median } from '../http/median.ts';
import { measured } from './measured.ts';

/** How long each question takes: the median of some rounds, after one that warms up. */
export const measureEach = async (
  questions: Record<string, () => Promise<unknown>>,
  mostMs: number,
  rounds = 15,
): Promise<void> => {
  for (const [name, ask] of Object.entries(questions)) {
    await ask();
    const took: number[] = [];
    while (took.length < rounds) {
      const began = performance.now();
      await ask();
      took.push(performance.now() - began);
    }
    measured(name, median(took), 'ms', { most: mostMs });
  }
};
