import { eventRoutes } from '@famiglia/contract/events/event-routes';
import { eventGroupCodeRoutes } from '@famiglia/contract/rosters/group-code';
import { eventLineUpRoutes } from '@famiglia/contract/rosters/line-up-routes';
import { CalendarX } from '../../shared/ui/icons.ts';
import { Link, useParams } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { isMissing } from '../../shared/lib/is-missing.ts';
import { guildKey, rosterPageKey } from '../../shared/lib/query-key.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { useEvent, useParticipants } from './queries.ts';
import { CurrentSignUpKind } from '../../entities/roster/sign-up-kind.ts';
import { RosterPageSkeleton } from '../../entities/roster/roster-page-skeleton.tsx';
import type { SignUpKind } from '../../entities/roster/sign-up-kind.ts';
import { EventView } from './page/event-view.tsx';
import { eventText } from './page/event.text.ts';

/** `/guild/:guildId/events/:eventId`: one event and its live roster. */
export const EventPage = () => {
  const text = useText(eventText);
  const guild = useCurrentGuild();
  const { eventId = '' } = useParams();
  const event = useEvent(guild.id, eventId);
  const participants = useParticipants(guild.id, eventId);

  if (isMissing(event.error)) {
    return (
      <EmptyState
        heading="h1"
        icon={<CalendarX aria-hidden />}
        title={text.gone}
        action={
          <Link to={`/guild/${guild.id}/events`} className={buttonClasses()}>
            {text.events}
          </Link>
        }
      >
        {text.goneBody}
      </EmptyState>
    );
  }
  return (
    <QueryView query={event} skeleton={<RosterPageSkeleton />}>
      {(details) => (
        <QueryView query={participants} skeleton={<RosterPageSkeleton />}>
          {(people) => (
            <CurrentSignUpKind value={eventSignUp}>
              <EventView key={details.id} event={details} participants={people} />
            </CurrentSignUpKind>
          )}
        </QueryView>
      )}
    </QueryView>
  );
};

const eventSignUp: SignUpKind = {
  name: 'event',
  key: (guildId) => guildKey(guildId, 'events'),
  participantsKey: ({ guildId, id }) => rosterPageKey(guildId, 'events', id, 'participants'),
  explain: ({ guildId, id }, userId, signal) =>
    callApi(eventRoutes.explain, { guildId, eventId: id, userId }, signal),
  add: ({ guildId, id }, person) => callApi(eventRoutes.add, { guildId, eventId: id, ...person }),
  remove: ({ guildId, id }, userId) => callApi(eventRoutes.remove, { guildId, eventId: id, userId }),
  pin: ({ guildId, id }, pin) => callApi(eventRoutes.pin, { guildId, eventId: id, ...pin }),
  close: ({ guildId, id }) => callApi(eventRoutes.close, { guildId, eventId: id }),
  reopen: ({ guildId, id }) => callApi(eventRoutes.reopen, { guildId, eventId: id }),
  undoFinish: ({ guildId, id }) => callApi(eventRoutes.undoFinish, { guildId, eventId: id }),
  cancel: ({ guildId, id }, reason) => callApi(eventRoutes.cancel, { guildId, eventId: id, reason }),
  unansweredKey: ({ guildId, id }) => rosterPageKey(guildId, 'events', id, 'unanswered'),
  unanswered: ({ guildId, id }, signal) => callApi(eventRoutes.unanswered, { guildId, eventId: id }, signal),
  askUnanswered: ({ guildId, id }) => callApi(eventRoutes.askUnanswered, { guildId, eventId: id }),
  lineUpKey: ({ guildId, id }) => rosterPageKey(guildId, 'events', id, 'line-up'),
  lineUp: ({ guildId, id }, signal) => callApi(eventLineUpRoutes.get, { guildId, eventId: id }, signal),
  callMissing: ({ guildId, id }) => callApi(eventLineUpRoutes.call, { guildId, eventId: id }),
  replaceMissing: ({ guildId, id }, userIds) =>
    callApi(eventLineUpRoutes.replace, { guildId, eventId: id, user_ids: [...userIds] }),
  groupCodeKey: ({ guildId, id }) => rosterPageKey(guildId, 'events', id, 'group-code'),
  groupCode: ({ guildId, id }, signal) => callApi(eventGroupCodeRoutes.get, { guildId, eventId: id }, signal),
  setGroupCode: ({ guildId, id }, code) =>
    callApi(eventGroupCodeRoutes.set, { guildId, eventId: id, ...code }),
};
