import { Link } from 'react-router';
import { ShieldX } from '../shared/ui/icons.ts';
import { useText } from '../shared/language/use-text.ts';
import { buttonClasses } from '../shared/ui/button-classes.ts';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { panelText } from './panel.text.ts';
import { useCurrentGuild } from '../shared/lib/current-guild.ts';

interface MessagePageProps {
  title: string;
  body: string;
  /** The link out of it; by default to the list of servers. */
  way?: { to: string; label: string };
}

/** A page that cannot be shown: the reason, and a link out of it. */
export const MessagePage = ({ title, body, way }: MessagePageProps) => {
  const text = useText(panelText);
  return (
    <>
      <title>{`${title} · Famiglia`}</title>
      <EmptyState
        icon={<ShieldX aria-hidden />}
        title={title}
        heading="h1"
        action={
          <Link to={way?.to ?? '/guilds'} className={buttonClasses()}>
            {way?.label ?? text.toServers}
          </Link>
        }
      >
        {body}
      </EmptyState>
    </>
  );
};

/** An address of the panel that leads nowhere. The frame around it has the ways on. */
export const MissingPage = () => {
  const text = useText(panelText);
  const { id } = useCurrentGuild();
  return <MessagePage {...text.closed.noPage} way={{ to: `/guild/${id}`, label: text.toOverview }} />;
};
