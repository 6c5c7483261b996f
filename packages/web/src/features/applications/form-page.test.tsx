import { startingForm } from '@famiglia/contract/applications/application-texts';
import type { ApplicationForm } from '@famiglia/contract/applications/applications';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { FormPage } from './form-page.tsx';

startMockServer();
beforeEach(() => {
  localStorage.clear();
  showLanguage('en');
  setSession(sessionOf('one'));
});

const form: ApplicationForm = {
  id: '1b0c5bc6-c8c9-4380-8b5d-43199163e064',
  version: 3,
  name: 'Family',
  is_open: true,
  ...startingForm('en'),
  state: 'open',
  waiting: 0,
};

it('keeps what was typed when somebody else has saved meanwhile, and previews the texts', async () => {
  const sent: unknown[] = [];
  let { version } = form;
  const guild = demoGuild();
  mockServer.use(
    http.get('/api/application-forms/:id', () => HttpResponse.json(listOf([{ ...form, version }]))),
    http.get('/api/guilds/:id/roles', () => HttpResponse.json(listOf([]))),
    http.get('/api/guilds/:id/channels/text', () => HttpResponse.json(listOf([]))),
    http.put('/api/application-forms/:id/:form', async ({ request }) => {
      sent.push(await request.json());
      version = 4;
      const problem = {
        type: 'about:blank',
        title: 'x',
        status: 409,
        code: 'version_conflict',
        detail: 'Newer',
        current: { ...form, version, name: 'Family of others' },
      };
      return HttpResponse.json(problem, { status: 409 });
    }),
  );
  renderAt(
    `/guild/${guild.id}/applications/forms/${form.id}`,
    <CurrentGuild value={guild}>
      <FormPage />
    </CurrentGuild>,
    '/guild/:guildId/applications/forms/:formId',
  );
  fireEvent.change(await screen.findByLabelText('Accepted'), { target: { value: 'Hi {name} of {form}' } });
  expect(screen.getByText(/Hi Ivan of Family/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByText('Family of others:')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
  await expect.poll(() => sent).toHaveLength(2);
  // The first attempt said which version was read; the second is made after the other save was shown.
  expect(sent[0]).toMatchObject({ version: 3 });
  expect(sent[1]).toMatchObject({ version: 4, texts: { accepted: 'Hi {name} of {form}' } });
  expect(screen.getByLabelText('Accepted')).toHaveProperty('value', 'Hi {name} of {form}');
  // Leaving with something unsaved is asked about first.
  fireEvent.click(screen.getByRole('link', { name: 'Applications' }));
  const asked = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  fireEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Accepted')).toHaveProperty('value', 'Hi {name} of {form}');
});
