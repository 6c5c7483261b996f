import { useText } from '../shared/language/use-text.ts';
import { useCurrentGuild } from '../shared/lib/current-guild.ts';
import { MessagePage } from './message-page.tsx';
import { panelText } from './panel.text.ts';

/** An address of the panel that leads nowhere. The frame around it has the ways on. */
export const MissingPage = () => {
  const text = useText(panelText);
  const { id } = useCurrentGuild();
  return <MessagePage {...text.closed.noPage} way={{ to: `/guild/${id}`, label: text.toOverview }} />;
};
