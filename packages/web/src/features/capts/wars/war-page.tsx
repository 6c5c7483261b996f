import { warProposalRoutes } from '@famiglia/contract/wars/war-proposal';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { isMissing } from '../../../shared/lib/is-missing.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Swords } from '../../../shared/ui/icons.ts';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { captsText } from '../capts.text.ts';
import { WarView } from './war-view.tsx';
import { warText } from './war.text.ts';

/** `/guild/:guildId/capts/wars/:warId`: what the feed says of a war, for a leader to confirm once. */
export const WarPage = () => {
  const { id: guildId } = useCurrentGuild();
  const { warId = '' } = useParams();
  const proposal = useQuery({
    queryKey: guildKey(guildId, 'wars', 'proposal', warId),
    queryFn: ({ signal }) => callApi(warProposalRoutes.get, { guildId, warId }, signal),
  });
  if (isMissing(proposal.error)) return <WarGone />;
  return (
    <QueryView query={proposal} skeleton={<ListSkeleton />}>
      {(data) => <WarView key={data.id} proposal={data} />}
    </QueryView>
  );
};

const WarGone = () => {
  const text = useText(warText);
  const words = useText(captsText);
  const { id } = useCurrentGuild();
  return (
    <EmptyState
      heading="h1"
      icon={<Swords aria-hidden />}
      title={text.gone}
      action={
        <Link to={`/guild/${id}/capts`} className={buttonClasses()}>
          {words.title}
        </Link>
      }
    >
      {text.goneBody}
    </EmptyState>
  );
};
