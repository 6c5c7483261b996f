import { useParams } from 'react-router';
import { useGuilds } from '../features/guilds/api/use-guilds.ts';
import { useText } from '../language/use-text.ts';
import { CurrentGuild } from '../lib/current-guild.ts';
import { QueryView } from '../ui/query-view.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { GuildFrame } from './guild-frame.tsx';
import { hasPanel } from './has-panel.ts';
import { MessagePage } from './message-page.tsx';
import { panelText } from './panel.text.ts';
import { PlainLayout } from './plain-layout.tsx';

/** `/guild/:guildId`: opens the panel of a guild, or says why it stays closed. */
export const GuildLayout = () => {
  const text = useText(panelText);
  const { guildId } = useParams();
  const guilds = useGuilds();
  const guild = guilds.data?.find((one) => one.id === guildId && one.bot_installed);

  if (guild && hasPanel(guild)) {
    return (
      <CurrentGuild value={guild}>
        <GuildFrame guilds={guilds.data ?? []} />
      </CurrentGuild>
    );
  }
  return (
    <PlainLayout>
      <QueryView query={guilds} skeleton={<Spinner />}>
        {() =>
          guild ? (
            <MessagePage title={text.noAccessTitle} body={text.noAccessBody} />
          ) : (
            <MessagePage title={text.noGuildTitle} body={text.noGuildBody} />
          )
        }
      </QueryView>
    </PlainLayout>
  );
};
