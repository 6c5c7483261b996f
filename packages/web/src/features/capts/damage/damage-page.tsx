import { useParams } from 'react-router';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { isMissing } from '../../../shared/lib/is-missing.ts';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { CaptGone } from '../capt-gone.tsx';
import { useCapt } from '../queries.ts';
import { DamageEditor } from './damage-editor.tsx';
import { DamageHeader } from './damage-header.tsx';

/**
 * `/guild/:guildId/capts/:captId/damage`: the damage of all players, typed, pasted or read from a screenshot.
 */
export const DamagePage = () => {
  const guild = useCurrentGuild();
  const { captId = '' } = useParams();
  const capt = useCapt(guild.id, captId);
  if (isMissing(capt.error)) return <CaptGone />;
  return (
    <QueryView query={capt} skeleton={<ListSkeleton />}>
      {(details) => (
        <>
          <DamageHeader capt={details} />
          <DamageEditor key={details.id} capt={details} />
        </>
      )}
    </QueryView>
  );
};
