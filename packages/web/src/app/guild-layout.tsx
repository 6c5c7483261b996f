import { useParams } from 'react-router';
import { useGuilds } from '../features/guilds/queries.ts';
import { useText } from '../shared/language/use-text.ts';
import { CurrentGuild } from '../shared/lib/current-guild.ts';
import { useLive } from '../shared/realtime/live-store.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { QueryView } from '../shared/ui/query-view.tsx';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { GuildFrame } from './guild-frame.tsx';
import { hasPanel } from './has-panel.ts';
import { lazyPart } from '../shared/code/lazy-part.tsx';
import { MessagePage } from './message-page.tsx';
import { panelText } from './panel.text.ts';
import { PlainLayout } from './plain-layout.tsx';

const MemberPage = lazyPart(
  'member-page',
  async () => (await import('../features/guilds/member-page.tsx')).MemberPage,
  <PageSkeleton />,
);

const CabinetFrame = lazyPart(
  'cabinet-frame',
  async () => (await import('./cabinet-frame.tsx')).CabinetFrame,
  <PageSkeleton />,
);

/** `/guild/:guildId`: opens the panel of a guild; a member without it has their cabinet, or where the family has closed that, sees what to do in Discord. */
export const GuildLayout = () => {
  const text = useText(panelText);
  const { guildId } = useParams();
  const guilds = useGuilds();
  const withdrawn = useLive((live) => live.withdrawnFrom === guildId);
  const guild = guilds.data?.find((one) => one.id === guildId && one.bot_installed);

  if (guild && hasPanel(guild)) {
    return (
      <CurrentGuild value={guild}>
        <GuildFrame guilds={guilds.data ?? []} />
      </CurrentGuild>
    );
  }
  if (guilds.isPending) return <FrameSkeleton />;
  return (
    <PlainLayout>
      <QueryView query={guilds} skeleton={null}>
        {() =>
          guild && !withdrawn ? (
            guild.cabinet ? (
              <CabinetFrame guild={guild} />
            ) : (
              <MemberPage guild={guild} />
            )
          ) : (
            <MessagePage {...text.closed[withdrawn ? 'withdrawn' : 'noGuild']} />
          )
        }
      </QueryView>
    </PlainLayout>
  );
};
