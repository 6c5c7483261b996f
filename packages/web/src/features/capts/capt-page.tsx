import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { captGroupCodeRoutes } from '@famiglia/contract/rosters/group-code';
import { captLineUpRoutes } from '@famiglia/contract/rosters/line-up-routes';
import { useParams } from 'react-router';
import { callApi } from '../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { isMissing } from '../../shared/lib/is-missing.ts';
import { guildKey, rosterPageKey } from '../../shared/lib/query-key.ts';
import { RosterPageSkeleton } from '../../entities/roster/roster-page-skeleton.tsx';
import { CurrentSignUpKind } from '../../entities/roster/sign-up-kind.ts';
import type { SignUpKind } from '../../entities/roster/sign-up-kind.ts';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { useCapt, useCaptParticipants } from './queries.ts';
import { CaptGone } from './capt-gone.tsx';
import { CaptView } from './page/capt-view.tsx';

/** `/guild/:guildId/capts/:captId`: one capt, before and after it was played. */
export const CaptPage = () => {
  const guild = useCurrentGuild();
  const { captId = '' } = useParams();
  const capt = useCapt(guild.id, captId);
  const participants = useCaptParticipants(guild.id, captId);

  if (isMissing(capt.error)) return <CaptGone />;
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

const captSignUp: SignUpKind = {
  name: 'capt',
  key: (guildId) => guildKey(guildId, 'capts'),
  participantsKey: ({ guildId, id }) => rosterPageKey(guildId, 'capts', id, 'participants'),
  explain: ({ guildId, id }, userId, signal) =>
    callApi(captRoutes.explain, { guildId, captId: id, userId }, signal),
  add: ({ guildId, id }, person) => callApi(captRoutes.add, { guildId, captId: id, ...person }),
  remove: ({ guildId, id }, userId) => callApi(captRoutes.removeParticipant, { guildId, captId: id, userId }),
  pin: ({ guildId, id }, pin) => callApi(captRoutes.pin, { guildId, captId: id, ...pin }),
  close: ({ guildId, id }) => callApi(captRoutes.close, { guildId, captId: id }),
  reopen: ({ guildId, id }) => callApi(captRoutes.reopen, { guildId, captId: id }),
  undoFinish: ({ guildId, id }) => callApi(captRoutes.undoFinish, { guildId, captId: id }),
  cancel: ({ guildId, id }, reason) => callApi(captRoutes.cancel, { guildId, captId: id, reason }),
  unansweredKey: ({ guildId, id }) => rosterPageKey(guildId, 'capts', id, 'unanswered'),
  unanswered: ({ guildId, id }, signal) => callApi(captRoutes.unanswered, { guildId, captId: id }, signal),
  askUnanswered: ({ guildId, id }) => callApi(captRoutes.askUnanswered, { guildId, captId: id }),
  lineUpKey: ({ guildId, id }) => rosterPageKey(guildId, 'capts', id, 'line-up'),
  lineUp: ({ guildId, id }, signal) => callApi(captLineUpRoutes.get, { guildId, captId: id }, signal),
  callMissing: ({ guildId, id }) => callApi(captLineUpRoutes.call, { guildId, captId: id }),
  replaceMissing: ({ guildId, id }, userIds) =>
    callApi(captLineUpRoutes.replace, { guildId, captId: id, user_ids: [...userIds] }),
  groupCodeKey: ({ guildId, id }) => rosterPageKey(guildId, 'capts', id, 'group-code'),
  groupCode: ({ guildId, id }, signal) => callApi(captGroupCodeRoutes.get, { guildId, captId: id }, signal),
  setGroupCode: ({ guildId, id }, code) => callApi(captGroupCodeRoutes.set, { guildId, captId: id, ...code }),
};
