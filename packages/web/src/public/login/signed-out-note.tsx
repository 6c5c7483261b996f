import { useSyncExternalStore } from 'react';
import { useText } from '../../language/use-text.ts';
import { loginText } from './login.text.ts';

const never = (): (() => void) => () => undefined;
const reasonInAddress = (): string | null => new URLSearchParams(window.location.search).get('reason');
/** The page was made before anybody came. */
const noReason = (): null => null;

/** For whom the panel has sent here: why they are asked to log in again. */
export const SignedOutNote = () => {
  const text = useText(loginText);
  const reason = useSyncExternalStore(never, reasonInAddress, noReason);
  const note = reason === 'session_over' ? text.sessionOver : reason === 'signed_out' ? text.signedOut : null;
  if (note === null) return null;
  return (
    <output className="mt-5 block rounded-sm bg-info-wash px-3 py-2 text-pretty text-info">{note}</output>
  );
};
