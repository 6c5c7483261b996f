import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { SandboxCallError } from '../state/sandbox-call.ts';

interface Control {
  busy: boolean;
  /** What came of the last one, in words. */
  outcome: { good: boolean; words: string } | null;
  run: (action: () => Promise<unknown>) => void;
}

/** Runs one thing at a time and says how it went. */
export function useControl(): Control {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Control['outcome']>(null);
  function run(action: () => Promise<unknown>): void {
    setBusy(true);
    setOutcome(null);
    action()
      .then(() => setOutcome({ good: true, words: text.controls.doneNotice }))
      .catch((error: unknown) => {
        const unreachable = error instanceof SandboxCallError && error.code === 'unreachable';
        const words = unreachable ? text.common.unreachable : text.common.refused((error as Error).message);
        setOutcome({ good: false, words });
      })
      .finally(() => setBusy(false));
  }
  return { busy, outcome, run };
}
