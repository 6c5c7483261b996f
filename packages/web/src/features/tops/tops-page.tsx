import type { Season } from '@famiglia/contract/tops/tops';
import { useState } from 'react';
import { TopBoard } from '../../entities/top/top-board.tsx';
import { useTopSeasons } from '../../entities/top/queries.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { MenuItem } from '../../shared/ui/menu.tsx';
import { MoreMenu } from '../../shared/ui/more-menu.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useCloseSeason } from './queries.ts';
import { SeasonDialog } from './season-dialog.tsx';
import { topsText } from './tops.text.ts';

/** `/guild/:guildId/tops`: who has the most in a week, a month, a season and of all time. */
export const TopsPage = () => {
  const text = useText(topsText);
  const { id, access } = useCurrentGuild();
  const leads = may(access.permissions, 'reputation.edit');
  const { data: seasons } = useTopSeasons(id);
  const open = seasons?.find(({ closed_at }) => closed_at === null) ?? null;
  const [opened, setOpened] = useState<'save' | 'close' | null>(null);
  const close = () => setOpened(null);
  const begin = leads ? <Button onClick={() => setOpened('save')}>{text.begin}</Button> : null;
  return (
    <>
      <PageHeader
        title={text.title}
        beside
        actions={
          !leads ? null : seasons === undefined ? (
            <Skeleton className="size-11 md:size-9" />
          ) : open === null ? (
            begin
          ) : (
            <MoreMenu label={text.actions}>
              <MenuItem onClick={() => setOpened('save')}>{text.edit}</MenuItem>
              <MenuItem onClick={() => setOpened('close')}>{text.close}</MenuItem>
            </MoreMenu>
          )
        }
      />
      <TopBoard guildId={id} pathOf={(userId) => `/guild/${id}/users/${userId}`} firstSeason={begin} />
      {opened === 'save' ? <SeasonDialog season={open} onClose={close} /> : null}
      {opened === 'close' && open !== null ? <CloseDialog season={open} onClose={close} /> : null}
    </>
  );
};

const CloseDialog = ({ season, onClose }: { season: Season; onClose: () => void }) => {
  const text = useText(topsText);
  const closeSeason = useCloseSeason();
  const [hasBegun] = useState(() => season.starts_on <= new Date().toLocaleDateString('sv-SE'));
  return (
    <ConfirmDialog
      title={text.closeTitle(season.name)}
      body={hasBegun ? text.closeBody : text.closeEarly}
      confirm={text.close}
      pending={closeSeason.isPending}
      error={closeSeason.error}
      onConfirm={() => closeSeason.mutate({ version: season.version }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
