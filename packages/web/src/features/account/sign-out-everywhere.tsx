import { authRoutes } from '@famiglia/contract/auth/auth';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { clearSession } from '../../shared/auth/auth-store.ts';
import { useText } from '../../shared/language/use-text.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { LogOut } from '../../shared/ui/icons.ts';
import { privacyText } from './privacy.text.ts';

/** For a lost phone or a browser left open. This browser is signed out with all others. */
export const SignOutEverywhere = () => {
  const text = useText(privacyText);
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: () => callApi(authRoutes.logoutEverywhere, {}),
    onSuccess: () => {
      clearSession();
      window.location.assign('/login');
    },
  });
  return (
    <Card className="grid justify-items-start gap-3 p-4">
      <h2 className="font-semibold">{text.sessionsTitle}</h2>
      <p className="text-pretty text-muted">{text.sessionsBody}</p>
      <Button icon={<LogOut aria-hidden className="size-4" />} onClick={() => setAsking(true)}>
        {text.signOutEverywhere}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.signOutTitle}
        body={text.signOutBody}
        confirm={text.signOutConfirm}
        keep={text.staySignedIn}
        pending={leave.isPending}
        error={leave.error}
        onConfirm={() => leave.mutate()}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
};
