import { Swords } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { isMissing } from '../../../lib/is-missing.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useCapt } from '../api/use-capt.ts';
import { DamageEditor } from './damage-editor.tsx';
import { DamageHeader } from './damage-header.tsx';
import { damageText } from './damage.text.ts';

/** `/guild/:guildId/capts/:captId/damage`: who did how much, typed, pasted or read from a screenshot. */
export const DamagePage = () => {
  const text = useText(damageText);
  const guild = useCurrentGuild();
  const { captId = '' } = useParams();
  const capt = useCapt(guild.id, captId);
  if (isMissing(capt.error)) {
    return (
      <EmptyState
        heading="h1"
        icon={<Swords aria-hidden />}
        title={text.gone}
        action={
          <Link to={`/guild/${guild.id}/capts`} className={buttonClasses()}>
            {text.capts}
          </Link>
        }
      >
        {text.goneBody}
      </EmptyState>
    );
  }
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
