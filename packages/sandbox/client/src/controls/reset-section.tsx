import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { sandboxCall } from '../state/sandbox-call.ts';
import { OutcomeLine } from './outcome-line.tsx';
import { useControl } from './use-control.ts';

export const ResetSection = ({ onDone }: { onDone: () => void }): ReactNode => {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const { busy, outcome, run } = useControl();
  const reset = (): void => {
    run(async () => {
      await sandboxCall('POST', 'reset', {});
      onDone();
    });
  };
  return (
    <section>
      <h3>{text.controls.reset}</h3>
      <p className="muted small">{text.controls.resetLead}</p>
      {asking ? (
        <div role="alertdialog" aria-label={text.controls.reset} className="confirm">
          <p>{text.controls.resetConfirm}</p>
          <div className="button-row">
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question has just replaced the button with the focus */}
            <button type="button" className="button" autoFocus onClick={() => setAsking(false)}>
              {text.common.cancel}
            </button>
            <button type="button" className="button danger" disabled={busy} onClick={reset}>
              {text.controls.resetYes}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" className="button danger" onClick={() => setAsking(true)}>
          {text.controls.reset}…
        </button>
      )}
      <OutcomeLine outcome={outcome} />
    </section>
  );
};
