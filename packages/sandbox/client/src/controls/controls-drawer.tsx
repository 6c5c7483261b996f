import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { UnknownCallsAnswer } from '../../../src/sandbox-types.ts';
import { useText } from '../i18n/use-text.ts';
import { sandboxCall } from '../state/sandbox-call.ts';
import { Dialog } from '../ui/dialog.tsx';
import { BotSection } from './bot-section.tsx';
import { FaultsSection } from './faults-section.tsx';
import { NewPersonSection } from './new-person-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { ResetSection } from './reset-section.tsx';

/** Controls that no member of Discord has: change people, cause faults, reset the world. */
export const ControlsDrawer = ({
  guildId,
  isDemo,
  onClose,
}: {
  guildId: string | null;
  /** A public demo: what would change it for all others is closed. */
  isDemo: boolean;
  onClose: () => void;
}): ReactNode => {
  const text = useText();
  return (
    <Dialog title={text.controls.title} place="right" onClose={onClose}>
      <div className="drawer-sections">
        {isDemo ? (
          <WarsSection />
        ) : (
          <>
            <PeopleSection guildId={guildId} />
            <NewPersonSection />
            <BotSection />
            <FaultsSection />
            <BankSection />
            <WarsSection />
            <UnknownCallsSection />
            <ResetSection onDone={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
};

const BankSection = (): ReactNode => {
  const text = useText();
  return (
    <section>
      <h3>{text.controls.bank}</h3>
      <p className="muted small">{text.controls.bankLead}</p>
      <a className="button" href="/bank" target="_blank" rel="noreferrer">
        {text.controls.openBank}
      </a>
    </section>
  );
};

const WarsSection = (): ReactNode => {
  const text = useText();
  return (
    <section>
      <h3>{text.controls.wars}</h3>
      <p className="muted small">{text.controls.warsLead}</p>
      <a className="button" href="/wars" target="_blank" rel="noreferrer">
        {text.controls.openWars}
      </a>
    </section>
  );
};

/** For developers of the bot: its requests that the sandbox does not support. */
const UnknownCallsSection = (): ReactNode => {
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
};
