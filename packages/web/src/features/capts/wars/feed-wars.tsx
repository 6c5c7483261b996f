import { warAlertRoutes } from '@famiglia/contract/wars/war-alert-routes';
import type { PendingWar } from '@famiglia/contract/wars/war-alert-routes';
import { warPlace } from '@famiglia/contract/wars/war-maps';
import { sourceNames } from '@famiglia/contract/wars/war-sources';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { useGuildChange } from '../../../shared/lib/use-guild-change.ts';
import { useNow } from '../../../shared/lib/use-now.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { feedWarsText } from './feed-wars.text.ts';
import { WarMenu } from './war-menu.tsx';

/** More would push the capts themselves off the screen. */
const SHOWN = 3;

interface FeedWarsProps {
  /** In place of what follows, until it is known how many wars wait. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Wars that wait for a leader, above what follows; nothing while there are none. What follows is shown with them, so that nothing moves. */
export const FeedWars = ({ skeleton, children }: FeedWarsProps) => {
  const text = useText(feedWarsText);
  const { id: guildId } = useCurrentGuild();
  const [showsAll, setShowsAll] = useState(false);
  const { data, isLoading } = useQuery({
    queryKey: guildKey(guildId, 'wars', 'pending'),
    queryFn: ({ signal }) => callApi(warAlertRoutes.list, { guildId }, signal),
  });
  return (
    <>
      {data !== undefined && data.items.length > 0 ? (
        <Card className="mb-5">
          <h2 className="border-b border-line px-4 py-3 font-semibold">{text.title}</h2>
          <ul>
            {data.items.slice(0, showsAll ? data.items.length : SHOWN).map((war) => (
              <FeedWar key={war.id} war={war} />
            ))}
          </ul>
          {showsAll || data.items.length <= SHOWN ? null : (
            <Button variant="ghost" className="m-2" onClick={() => setShowsAll(true)}>
              {text.all(data.items.length - SHOWN)}
            </Button>
          )}
        </Card>
      ) : null}
      {isLoading ? skeleton : null}
      {/* It is loaded meanwhile. */}
      <div hidden={isLoading}>{children}</div>
    </>
  );
};

const FeedWar = ({ war }: { war: PendingWar }) => {
  const text = useText(feedWarsText);
  const language = useLanguage();
  const format = useFormat();
  const guild = useCurrentGuild();
  const begun = Date.parse(war.starts_at) <= useNow(war.starts_at).getTime();
  const runs = war.status === 'active';
  const state = runs ? text.began : text.over;
  const facts = [
    warPlace(war, language),
    format.moment(war.starts_at, guild.time_zone),
    ...(begun || !runs ? [state] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="font-medium">
          {text.side[war.our_side]}: {war.opponent}
        </p>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
        <p className="text-xs text-faint">{sourceNames(war.sources, language)}</p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <NextStep war={war} mayCreate={runs && !begun} />
        <WarMenu war={war} />
      </div>
    </li>
  );
};

/** The one thing to do with a war now. */
const NextStep = ({ war, mayCreate }: { war: PendingWar; mayCreate: boolean }) => {
  const text = useText(feedWarsText);
  const { id: guildId } = useCurrentGuild();
  const create = useGuildChange(warAlertRoutes.createCapt, 'wars');
  const capts = `/guild/${guildId}/capts`;
  if (war.status === 'finished')
    return (
      <Link to={`${capts}/wars/${war.id}`} className={buttonClasses()}>
        {text.check}
      </Link>
    );
  if (war.capt_id !== null)
    return (
      <Link to={`${capts}/${war.capt_id}`} className={buttonClasses()}>
        {text.open}
      </Link>
    );
  if (!mayCreate) return null;
  return (
    <Button
      variant="primary"
      loading={create.isPending}
      onClick={() =>
        create.mutate(
          { warId: war.id },
          {
            onSuccess: () => toast.success(text.created),
            onError: (error) => toast.error(errorDetail(error)),
          },
        )
      }
    >
      {text.create}
    </Button>
  );
};
