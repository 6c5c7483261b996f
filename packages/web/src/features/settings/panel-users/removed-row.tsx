import { TOAST_MS } from '@famiglia/contract/kit/toast-time';
import type { PanelUser } from '@famiglia/contract/settings/settings';
import { Undo2 } from '../../../shared/ui/icons.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useAddPanelUser } from '../queries.ts';
import { panelUsersText } from './panel-users.text.ts';

/** Replaces a removed person for as long as a toast: one press adds them again. */
export const RemovedRow = ({ user, onGone }: { user: PanelUser; onGone: () => void }) => {
  const text = useText(panelUsersText);
  const add = useAddPanelUser(useCurrentGuild().id);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (add.isPending) return undefined;
    const timer = setTimeout(() => gone.current(), TOAST_MS);
    return () => clearTimeout(timer);
  }, [add.isPending]);

  const undo = () =>
    add.mutate(
      { user_id: user.user_id, expires_at: user.expires_at },
      { onSuccess: onGone, onError: (error) => toast.error(errorDetail(error)) },
    );
  return (
    <>
      <output className="min-w-0 flex-1 text-muted">{text.removed(user.display_name)}</output>
      <Button loading={add.isPending} icon={<Undo2 aria-hidden className="size-4" />} onClick={undo}>
        {text.undo}
      </Button>
    </>
  );
};
