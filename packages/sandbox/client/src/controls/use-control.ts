import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { SandboxCallError } from '../state/sandbox-call.ts';

interface Control {
  busy: boolean;
  /** The result of the last action, as a text. */
  outcome: { good: boolean; words: string } | null;
  run: (action: () => Promise<unknown>) => void;
}

/** Runs one action at a time and shows its result. */
export const useControl = (): Control => {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Control['outcome']>(null);
  const run = (action: () => Promise<unknown>): void => {
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
  };
  return { busy, outcome, run };
};
