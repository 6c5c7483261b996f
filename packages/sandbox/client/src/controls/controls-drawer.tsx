import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { BotSection } from './bot-section.tsx';
import { FaultsSection } from './faults-section.tsx';
import { NewPersonSection } from './new-person-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { ResetSection } from './reset-section.tsx';
import { UnknownCallsSection } from './unknown-calls-section.tsx';

/** Powers that no member of Discord has: move people about, break things, start over. */
export function ControlsDrawer({
  guildId,
  onClose,
}: {
  guildId: string | null;
  onClose: () => void;
}): ReactNode {
  const text = useText();
  return (
    <Dialog title={text.controls.title} place="right" onClose={onClose}>
      <div className="drawer-sections">
        <PeopleSection guildId={guildId} />
        <NewPersonSection />
        <BotSection />
        <FaultsSection />
        <UnknownCallsSection />
        <ResetSection onDone={onClose} />
      </div>
    </Dialog>
  );
}
