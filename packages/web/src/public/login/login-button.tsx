import { useText } from '../../language/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DiscordMark } from './discord-mark.tsx';
import { ErrorToast } from './error-toast.tsx';
import { loginText } from './login.text.ts';
import { SignedOutNote } from './signed-out-note.tsx';
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
