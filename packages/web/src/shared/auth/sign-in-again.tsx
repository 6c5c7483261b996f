import { authRoutes } from '@famiglia/contract/auth/auth';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../language/use-text.ts';
import { callApi } from '../lib/call-api.ts';
import { errorDetail } from '../lib/error-detail.ts';
import { Button } from '../ui/button.tsx';
import { signInAgainText } from './sign-in-again.text.ts';

/**
 * Offered when the server requires a fresh sign-in. It goes directly to Discord, because the login page
 * redirects a signed-in person, and returns to the same address. `onLeave` stores the draft.
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
