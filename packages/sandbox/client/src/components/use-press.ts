import { createContext, use, useState } from 'react';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';
import { useSession } from '../state/session.ts';

/** Presses the components of one message: one at a time, with the error shown below. */
export interface Press {
  busyId: string | null;
  failed: boolean;
  press: (customId: string, values?: string[]) => void;
}

export const PressContext = createContext<Press>({ busyId: null, failed: false, press: () => undefined });

export const usePress = (): Press => use(PressContext);

export const useMessagePress = (message: SandboxMessage): Press => {
  const { actions } = useSession();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const press = (customId: string, values?: string[]): void => {
    setBusyId(customId);
    setFailed(false);
    actions
      .click({ message_id: message.id, custom_id: customId, ...(values && { values }) })
      .then(({ kind }) => setFailed(kind === 'failed'))
      .catch(() => setFailed(true))
      .finally(() => setBusyId(null));
  };
  return { busyId, failed, press };
};
