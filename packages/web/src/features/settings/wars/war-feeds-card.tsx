import { WarFeedList } from '../../../entities/wars/war-feed-list.tsx';
import { warFeedsText } from '../../../entities/wars/war-feeds.text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { useWarFeeds } from '../queries.ts';

/** The monitors that this site asks for wars. Nothing is shown where its owner chose none. */
export const WarFeedsCard = () => {
  const text = useText(warFeedsText);
  const { id: guildId } = useCurrentGuild();
  const { data } = useWarFeeds(guildId);
  if (data === undefined || data.length === 0) return null;
  return (
    <Card className="mt-4">
      <div className="border-b border-line p-4">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          {text.title}
          <Badge tone="brass">{text.unofficial}</Badge>
        </h3>
        <p className="text-pretty text-muted">{text.note}</p>
      </div>
      <WarFeedList feeds={data} />
    </Card>
  );
};
