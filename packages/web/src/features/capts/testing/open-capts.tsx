import type { CaptDetails, MissingRecording, Recording } from '@famiglia/contract/capts/capts';
import type { Participant } from '@famiglia/contract/events/events';
import type { PendingWar } from '@famiglia/contract/wars/war-alert-routes';
import type { Guild } from '@famiglia/contract/guilds/guilds';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { setSession } from '../../../shared/auth/auth-store.ts';
import { showLanguage } from '../../../shared/language/language-store.ts';
import { CurrentGuild } from '../../../shared/lib/current-guild.ts';
import { demoGuild } from '../../../testing/demo-guild.ts';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer } from '../../../testing/mock-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { sessionOf } from '../../../testing/signed-in.ts';
import { demoRoster } from '../../../entities/roster/testing/demo-roster.ts';
import { demoCapt, demoStats } from './demo-capt.ts';

interface Setup {
  capt?: CaptDetails;
  roster?: Participant[];
  recordings?: Recording[];
  missing?: MissingRecording[];
  wars?: PendingWar[];
  guild?: Guild;
}

/** Opens a page about capts with a mocked server whose responses the test can change. */
export const openCapts = (
  { path, route }: { path: string; route: string },
  screen: ReactNode,
  {
    capt = demoCapt(),
    roster = demoRoster(),
    recordings = [],
    missing = [],
    wars = [],
    guild = demoGuild(),
  }: Setup = {},
) => {
  const answers = { capt, roster, recordings, missing, wars };
  showLanguage('en');
  setSession(sessionOf('one'));
  mockServer.use(
    http.get('/api/guilds/:id/roles', () => HttpResponse.json(listOf([]))),
    http.get('/api/capts/:id', () => HttpResponse.json(listOf([answers.capt]))),
    http.get('/api/capts/:id/opponents', () => HttpResponse.json(listOf([]))),
    http.get('/api/capts/:id/:capt/participants', () => HttpResponse.json(listOf(answers.roster))),
    http.get('/api/capts/:id/:capt/recordings', () =>
      HttpResponse.json({ ...listOf(answers.recordings), missing: answers.missing }),
    ),
    http.get('/api/capts/:id/stats/:capt', () => HttpResponse.json(demoStats())),
    http.get('/api/wars/:id', () => HttpResponse.json(listOf(answers.wars))),
    http.get('/api/activity/:id/list', () => HttpResponse.json(listOf([]))),
    http.get('/api/capts/:id/:capt', () => HttpResponse.json(answers.capt)),
  );
  renderAt(path, <CurrentGuild value={guild}>{screen}</CurrentGuild>, route);
  return answers;
};
