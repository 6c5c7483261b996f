import { useCallback, useEffect, useState } from 'react';
import type { WorldView } from '../../../src/sandbox-types.ts';
import { sandboxCall } from '../state/sandbox-call.ts';

/** The world for those who are nobody in it yet. */
export function useWorld(): { world: WorldView | null; problem: boolean; retry(): void } {
  const [world, setWorld] = useState<WorldView | null>(null);
  const [problem, setProblem] = useState(false);
  const retry = useCallback(() => {
    setProblem(false);
    sandboxCall<WorldView>('GET', 'world').then(setWorld, () => setProblem(true));
  }, []);
  useEffect(retry, [retry]);
  return { world, problem, retry };
}
