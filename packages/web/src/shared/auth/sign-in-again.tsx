import { authRoutes } from '@famiglia/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../language/use-text.ts';
import { callApi } from '../lib/call-api.ts';
import { errorDetail } from '../lib/error-detail.ts';
import { Button } from '../ui/button.tsx';
import { signInAgainText } from './sign-in-again.text.ts';

/**
 * Offered where the server wants a fresh sign-in. It goes straight to Discord, because the login page sends on
 * whoever is signed in, and comes back to this very address. `onLeave` keeps what was typed.
 */
export const SignInAgain = ({ onLeave }: { onLeave: () => void }) => {
  const text = useText(signInAgainText);
  const leave = useMutation({
    mutationFn: async () => {
      const { pathname, search } = window.location;
      const { authorization_url: url } = await callApi(authRoutes.login, { return_to: pathname + search });
      onLeave();
      window.location.assign(url);
    },
  });
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-sm bg-brass-wash p-3">
      <p className="text-pretty">{leave.error ? errorDetail(leave.error) : text.body}</p>
      <Button
        variant="primary"
        loading={leave.isPending}
        loadingLabel={text.leaving}
        onClick={() => leave.mutate()}
      >
        {text.button}
      </Button>
    </div>
  );
};
