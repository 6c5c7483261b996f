import { type ReactNode, useEffect, useState } from 'react';
import type { UnknownCallsAnswer } from '../../../src/sandbox-types.ts';
import { useText } from '../i18n/use-text.ts';
import { sandboxCall } from '../state/sandbox-call.ts';

/** For those who build the bot: what it asked for that this Discord does not have. */
export function UnknownCallsSection(): ReactNode {
  const text = useText();
  const [calls, setCalls] = useState<string[]>([]);
  useEffect(() => {
    sandboxCall<UnknownCallsAnswer>('GET', 'unknown-calls')
      .then(({ items }) => setCalls(items))
      .catch(() => undefined);
  }, []);
  return (
    <section>
      <h3>{text.controls.unknownCalls}</h3>
      {calls.length === 0 && <p className="muted small">{text.controls.noUnknownCalls}</p>}
      <ul className="plain-list">
        {[...new Set(calls)].map((call) => (
          <li key={call}>
            <code className="code">{call}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
