import { useSyncExternalStore } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorToast } from './error-toast.tsx';
import { loginText } from './login.text.ts';
import { useLogin } from './use-login.ts';

export const LoginButton = () => {
  const text = useText(loginText);
  const { state, start, dismiss } = useLogin();
  return (
    <>
      <SignedOutNote />
      <Button
        variant="primary"
        size="large"
        className="mt-7 w-full"
        icon={<DiscordMark />}
        loading={state === 'loading'}
        loadingLabel={text.loading}
        onClick={() => void start()}
      >
        {text.button}
      </Button>
      {state === 'failed' && <ErrorToast message={text.failed} closeLabel={text.close} onClose={dismiss} />}
    </>
  );
};

/** A simple controller icon instead of Discord's trade mark. */
const DiscordMark = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor" strokeWidth="2">
    <path
      d="M8 5.5C5.6 6 4 6.8 4 6.8 2.6 9.8 2 12.7 2 16c1.7 1.7 4 2.5 4 2.5l1.5-2.3M16 5.5c2.4.5 4 1.3 4 1.3 1.4 3 2 5.9 2 9.2-1.7 1.7-4 2.5-4 2.5l-1.5-2.3M7 16c3.2 1.4 6.8 1.4 10 0"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="9" cy="11.5" r="1" fill="currentColor" />
    <circle cx="15" cy="11.5" r="1" fill="currentColor" />
  </svg>
);

const never = (): (() => void) => () => undefined;
const reasonInAddress = (): string | null => new URLSearchParams(window.location.search).get('reason');
/** The prerendered page has no reason to show. */
const noReason = (): null => null;

/** Says why a person was signed out by the panel. */
const SignedOutNote = () => {
  const text = useText(loginText);
  const reason = useSyncExternalStore(never, reasonInAddress, noReason);
  const note = reason === 'session_over' ? text.sessionOver : reason === 'signed_out' ? text.signedOut : null;
  if (note === null) return null;
  return (
    <output className="mt-5 block rounded-sm bg-info-wash px-3 py-2 text-pretty text-info">{note}</output>
  );
};
