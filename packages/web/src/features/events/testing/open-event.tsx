import type { EventDetails, Participant } from '@famiglia/contract/events/events';
import type { Guild } from '@famiglia/contract/guilds/guilds';
import { http, HttpResponse } from 'msw';
import { setSession } from '../../../shared/auth/auth-store.ts';
import { showLanguage } from '../../../shared/language/language-store.ts';
import { CurrentGuild } from '../../../shared/lib/current-guild.ts';
import { demoGuild } from '../../../testing/demo-guild.ts';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer } from '../../../testing/mock-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { sessionOf } from '../../../testing/signed-in.ts';
import { EventPage } from '../event-page.tsx';
import { postingCalls } from '../../../entities/roster/testing/posting-calls.ts';
import { demoRoster } from '../../../entities/roster/testing/demo-roster.ts';
import { demoEvent } from './demo-event.ts';

const SOLDIER = {
  id: '7',
  name: 'Soldier',
  color: 0,
  position: 1,
  managed: false,
  refusal: null,
  rights: [],
  given_by: [],
};

interface Setup {
  event?: EventDetails;
  roster?: Participant[];
  guild?: Guild;
}

/** Opens the page of an event with a mocked server whose responses the test can change. */
export const openEvent = ({
  event = demoEvent(),
  roster = demoRoster(),
  guild = demoGuild(),
}: Setup = {}) => {
  const answers = { event, roster };
  showLanguage('en');
  setSession(sessionOf('one'));
  mockServer.use(
    ...postingCalls(),
    http.get('/api/events/:id/:event', () => HttpResponse.json(answers.event)),
    http.get('/api/events/:id/:event/participants', () => HttpResponse.json(listOf(answers.roster))),
    http.get('/api/events/:id/:event/voice', () => HttpResponse.json(listOf([]))),
    http.get('/api/guilds/:id/roles', () => HttpResponse.json(listOf([SOLDIER]))),
    http.get('/api/activity/:id/list', () => HttpResponse.json(listOf([]))),
  );
  renderAt(
    `/events/${event.id}`,
    <CurrentGuild value={guild}>
      <EventPage />
    </CurrentGuild>,
    '/events/:eventId',
  );
  return answers;
};
