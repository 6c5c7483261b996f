import { privacyRoutes } from '@famiglia/contract/privacy/privacy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAuth } from '../../shared/auth/auth-store.ts';
import { SignInAgain } from '../../shared/auth/sign-in-again.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { ApiError } from '../../shared/lib/api-error.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { forgettingQuery } from './queries.ts';
import { privacyText } from './privacy.text.ts';

/**
 * The name has to be typed, so that nobody deletes their data by accident. The page then shows the progress.
 */
export const ForgetDialog = ({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) => {
  const text = useText(privacyText);
  const id = useId();
  const client = useQueryClient();
  const name = useAuth((state) => state.user?.username ?? '');
  const [typed, setTyped] = useState('');
  const forget = useMutation({
    mutationFn: () => callApi(privacyRoutes.forget, { username: typed.trim() }),
    onSuccess: (forgetting) => {
      client.setQueryData(forgettingQuery.queryKey, { forgetting });
      onOpenChange(false);
    },
  });
  const stale = forget.error instanceof ApiError && forget.error.code === 'sign_in_again';
  return (
    <ConfirmDialog
      open={open}
      title={text.askTitle}
      body={text.askBody}
      confirm={text.confirm}
      keep={text.keep}
      danger
      disabled={typed.trim() !== name}
      pending={forget.isPending}
      error={stale ? null : forget.error}
      onConfirm={() => forget.mutate()}
      onClose={() => onOpenChange(false)}
    >
      <label htmlFor={id} className="break-words">
        {text.typeName(name)}
      </label>
      <Input
        id={id}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      {stale ? <SignInAgain onLeave={() => undefined} /> : null}
    </ConfirmDialog>
  );
};
