import { Swords } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useText } from '../../language/use-text.ts';
import { useCurrentGuild } from '../../lib/current-guild.ts';
import { isMissing } from '../../lib/is-missing.ts';
import { RosterPageSkeleton } from '../../sign-up/roster-page-skeleton.tsx';
import { CurrentSignUpKind } from '../../sign-up/sign-up-kind.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useCaptParticipants } from './api/use-capt-participants.ts';
import { useCapt } from './api/use-capt.ts';
import { captSignUp } from './capt-sign-up.ts';
import { captsText } from './capts.text.ts';
import { CaptView } from './page/capt-view.tsx';
import { captText } from './page/capt.text.ts';

/** `/guild/:guildId/capts/:captId`: one fight, before it and after it. */
export const CaptPage = () => {
  const text = useText(captText);
  const words = useText(captsText);
  const guild = useCurrentGuild();
  const { captId = '' } = useParams();
  const capt = useCapt(guild.id, captId);
  const participants = useCaptParticipants(guild.id, captId);

  if (isMissing(capt.error)) {
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
  }
  return (
    <QueryView query={capt} skeleton={<RosterPageSkeleton />}>
      {(details) => (
        <QueryView query={participants} skeleton={<RosterPageSkeleton />}>
          {(people) => (
            <CurrentSignUpKind value={captSignUp}>
              <CaptView key={details.id} capt={details} participants={people} />
            </CurrentSignUpKind>
          )}
        </QueryView>
      )}
    </QueryView>
  );
};
