import type { Digest } from '@famiglia/contract/digest/digest';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mockServer, startMockServer } from '../../../testing/mock-server.ts';
import { demoSettings } from '../testing/demo-settings.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

const digest: Digest = {
  period: 'week',
  first_day: '2026-11-09',
  last_day: '2026-11-15',
  reputation_name: 'Respect',
  reputation: [{ name: 'Vito', value: 40 }],
  reliable: null,
  mvp: null,
  capts: { won: 2, lost: 0, drawn: 0 },
  newcomers: { items: ['Nino'], total: 7 },
  promotions: { items: [], total: 0 },
  anniversaries: { items: [], total: 0 },
  upcoming: [],
};

it('shows what would be sent in the language of the family, only when somebody asks', async () => {
  const asked: string[] = [];
  openSettings('digest', { settings: { ...demoSettings(), language: 'ru' } });
  mockServer.use(
    http.get('/api/digest/:id/preview', ({ request }) => {
      const period = new URL(request.url).searchParams.get('period') ?? '';
      asked.push(period);
      return HttpResponse.json(
        period === 'month' ? { digest: null, picture: null } : { digest, picture: 'aGk=' },
      );
    }),
  );
  const week = await screen.findByRole('button', { name: 'Week' });
  expect(asked).toEqual([]);
  fireEvent.click(week);
  expect(await screen.findByText('Respect: Vito +40')).toBeTruthy();
  expect(screen.getByText('Новички: Nino и ещё 6')).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('src')).toBe('data:image/png;base64,aGk=');
  fireEvent.click(screen.getByRole('button', { name: 'Month' }));
  expect(await screen.findByText(/no digest would be sent/)).toBeTruthy();
  expect(asked).toEqual(['week', 'month']);
});
