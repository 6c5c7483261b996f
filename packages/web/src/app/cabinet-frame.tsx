import type { Guild } from '@famiglia/contract/guilds/guilds';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { CabinetPage } from '../features/cabinet/cabinet-page.tsx';
import { MemberPlaces } from '../features/guilds/components/member-places.tsx';
import { loadAhead } from '../shared/code/load-ahead.ts';
import { CurrentGuild } from '../shared/lib/current-guild.ts';
import { OfflineBar } from '../shared/realtime/offline-bar.tsx';
import { useLiveGuild } from '../shared/realtime/use-live-guild.ts';
import { Card } from '../shared/ui/card.tsx';
import { DIALOG } from '../shared/ui/dialog.tsx';

/** A member without the panel: their cabinet at every address of the server, live, and below its first view what there is in Discord. */
export const CabinetFrame = ({ guild }: { guild: Guild }) => {
  const [params] = useSearchParams();
  useLiveGuild(guild.id, 'member');
  const client = useQueryClient();
  useEffect(() => loadAhead(client, [DIALOG]), [client]);
  return (
    <CurrentGuild value={guild}>
      {guild.rights?.state === 'closed' ? null : <OfflineBar />}
      <div className="group/cabinet">
        <CabinetPage />
        {params.has('view') ? null : (
          // Below what is still loading nothing may stand: it would move.
          <Card className="mx-auto mt-6 w-full max-w-180 p-4 group-has-[[aria-busy=true]>output]/cabinet:hidden">
            <MemberPlaces guildId={guild.id} heading="h2" />
          </Card>
        )}
      </div>
    </CurrentGuild>
  );
};
