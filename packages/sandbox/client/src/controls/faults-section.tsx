import { type ReactNode, useState } from 'react';
import type { FaultBody } from '../../../src/fault-types.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { sandboxCall } from '../state/sandbox-call.ts';
import { useClientState } from '../state/session.ts';
import { OutcomeLine } from './outcome-line.tsx';
import { useControl } from './use-control.ts';

/** `key` names the texts; the request may be a variant of another kind. */
const faults: { key: string; body: (seconds: number) => FaultBody }[] = [
  { key: 'disconnect', body: () => ({ kind: 'disconnect' }) },
  { key: 'reconnect', body: () => ({ kind: 'disconnect', reconnect: true }) },
  { key: 'invalidate', body: () => ({ kind: 'invalidate' }) },
  { key: 'silence', body: (seconds) => ({ kind: 'silence', seconds }) },
  { key: 'rate_limit', body: (seconds) => ({ kind: 'rate_limit', seconds }) },
  { key: 'server_error', body: (seconds) => ({ kind: 'server_error', seconds }) },
  { key: 'down', body: (seconds) => ({ kind: 'down', seconds }) },
  { key: 'expire_cdn', body: () => ({ kind: 'expire_cdn' }) },
];

export const FaultsSection = (): ReactNode => {
  const text = useText();
  const { language } = useLanguage();
  const active = useClientState((state) => state.faults);
  const [seconds, setSeconds] = useState(10);
  const { busy, outcome, run } = useControl();
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  const state = (key: string): string | null => {
    const fault = active.find(({ kind }) => kind === key);
    if (!fault) return null;
    return fault.until ? text.controls.until(time.format(new Date(fault.until))) : text.controls.active;
  };
  return (
    <section>
      <h3>{text.controls.faults}</h3>
      <p className="muted small">{text.controls.faultsLead}</p>
      <label className="field">
        <span>{text.controls.seconds}</span>
        <input
          className="input"
          type="number"
          min={1}
          max={600}
          value={seconds}
          onChange={(event) => setSeconds(Number(event.target.value))}
        />
      </label>
      <ul className="plain-list">
        {faults.map(({ key, body }) => {
          const [name, detail] = text.controls.kinds[key] ?? [key, ''];
          return (
            <li key={key} className="list-row">
              <span>
                {name} {state(key) && <span className="tag bad">{state(key)}</span>}
                <span className="muted small block">{detail}</span>
              </span>
              <button
                type="button"
                className="button"
                aria-label={`${text.controls.start}: ${name}`}
                disabled={busy}
                onClick={() => run(() => sandboxCall('POST', 'faults', body(Math.max(1, seconds))))}
              >
                {text.controls.start}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="button-row">
        <button
          type="button"
          className="button"
          disabled={busy || active.length === 0}
          onClick={() => run(() => sandboxCall('DELETE', 'faults'))}
        >
          {text.controls.endAll}
        </button>
      </div>
      <OutcomeLine outcome={outcome} />
    </section>
  );
};
