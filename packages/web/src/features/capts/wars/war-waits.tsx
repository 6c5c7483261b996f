import { Link } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { feedWarsText } from './feed-wars.text.ts';

/** On the page of a capt whose war is over: nobody has to enter by hand what the feed knows. */
export const WarWaits = ({ warId }: { warId: string }) => {
  const text = useText(feedWarsText);
  const { id } = useCurrentGuild();
  return (
    <Card className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <p className="min-w-0 flex-1 basis-60 text-pretty">{text.waits}</p>
      <Link to={`/guild/${id}/capts/wars/${warId}`} className={buttonClasses({ variant: 'primary' })}>
        {text.check}
      </Link>
    </Card>
  );
};
