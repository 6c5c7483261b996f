import { useParams } from 'react-router';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { Busy } from '../../../ui/busy.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCapt } from '../api/use-capt.ts';
import { damageText } from './damage.text.ts';

/** `/guild/:guildId/capts/:captId/damage`: who did how much, typed, pasted or read from a screenshot. */
export const DamagePage = () => {
  const text = useText(damageText);
  const guild = useCurrentGuild();
  const { captId = '' } = useParams();
  const capt = useCapt(guild.id, captId);
  return (
    <QueryView
      query={capt}
      skeleton={
        <Busy>
          <Skeleton className="h-96" />
        </Busy>
      }
    >
      {({ opponent, players }) => (
        <>
          <PageHeader title={text.title} note={text.against(opponent)} />
          <ul>
            {players.map(({ side, nick, damage }) => (
              <li key={`${side} ${nick}`}>
                {nick}: {damage}
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryView>
  );
};
