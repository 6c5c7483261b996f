import { useEffect, useState } from 'react';
import type { WorldView } from '../../../src/sandbox-types.ts';
import { sandboxCall } from '../state/sandbox-call.ts';

interface WorldLoading {
  world: WorldView | null;
  problem: boolean;
  retry: () => void;
}

/** The world for those who are nobody in it yet. */
export function useWorld(): WorldLoading {
  const [world, setWorld] = useState<WorldView | null>(null);
  const [problem, setProblem] = useState(false);
  useEffect(() => load(setWorld, setProblem), []);
  function retry(): void {
    setProblem(false);
    load(setWorld, setProblem);
  }
  return { world, problem, retry };
}

function load(setWorld: (world: WorldView) => void, setProblem: (problem: boolean) => void): void {
  sandboxCall<WorldView>('GET', 'world').then(setWorld, () => setProblem(true));
}
