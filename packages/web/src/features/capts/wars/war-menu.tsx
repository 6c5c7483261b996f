import { warAlertRoutes } from '@famiglia/contract/wars/war-alert-routes';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { useGuildChange } from '../../../shared/lib/use-guild-change.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Ban, Link2, Swords, Unlink } from '../../../shared/ui/icons.ts';
import { MenuItem, MenuLink } from '../../../shared/ui/menu.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { feedWarsText } from './feed-wars.text.ts';
import { LinkDialog } from './link-dialog.tsx';

interface WarMenuProps {
  war: { id: string; opponent: string; capt_id: string | null };
}

/** What a leader rarely does with a war that waits: say which capt it is, or leave it aside for good. */
export const WarMenu = ({ war }: WarMenuProps) => {
  const text = useText(feedWarsText);
  const { id: guildId } = useCurrentGuild();
  const [asks, setAsks] = useState<'link' | 'ignore' | null>(null);
  const close = (): void => setAsks(null);
  const link = useGuildChange(warAlertRoutes.link, 'wars');
  const ignore = useGuildChange(warAlertRoutes.ignore, 'wars');
  const unlink = (): void =>
    link.mutate(
      { warId: war.id, capt_id: null },
      {
        onSuccess: () => toast.success(text.unlinked),
        onError: (error) => toast.error(errorDetail(error)),
      },
    );
  return (
    <>
      <MoreMenu label={text.more(war.opponent)}>
        {war.capt_id === null ? (
          <MenuItem onClick={() => setAsks('link')}>
            <Link2 aria-hidden className="size-4 text-faint" />
            {text.link}
          </MenuItem>
        ) : (
          <>
            <MenuLink render={<Link to={`/guild/${guildId}/capts/${war.capt_id}`} />}>
              <Swords aria-hidden className="size-4 text-faint" />
              {text.open}
            </MenuLink>
            <MenuItem onClick={unlink}>
              <Unlink aria-hidden className="size-4 text-faint" />
              {text.unlink}
            </MenuItem>
          </>
        )}
        <MenuItem onClick={() => setAsks('ignore')}>
          <Ban aria-hidden className="size-4 text-faint" />
          {text.ignore}
        </MenuItem>
      </MoreMenu>
      {asks === 'link' ? <LinkDialog warId={war.id} onClose={close} /> : null}
      {asks === 'ignore' ? (
        <ConfirmDialog
          title={text.sure(war.opponent)}
          body={text.sureBody}
          confirm={text.ignore}
          danger
          pending={ignore.isPending}
          error={ignore.error}
          onConfirm={() => ignore.mutate({ warId: war.id }, { onSuccess: close })}
          onClose={close}
        />
      ) : null}
    </>
  );
};
