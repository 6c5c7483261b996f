import { Swords } from '../../shared/ui/icons.ts';
import { Link } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { captsText } from './capts.text.ts';
import { captText } from './page/capt.text.ts';

/** Shown if a capt was deleted or never existed. */
export const CaptGone = () => {
  const text = useText(captText);
  const words = useText(captsText);
  const guild = useCurrentGuild();
  return (
    <EmptyState
      heading="h1"
      icon={<Swords aria-hidden />}
      title={text.gone}
      action={
        <Link to={`/guild/${guild.id}/capts`} className={buttonClasses()}>
          {words.title}
        </Link>
      }
    >
      {text.goneBody}
    </EmptyState>
  );
};
