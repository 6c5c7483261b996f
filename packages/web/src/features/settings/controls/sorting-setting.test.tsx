import type { SortingPreview } from '@famiglia/contract/events/events';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mockServer, startMockServer } from '../../../testing/mock-server.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

/** Longer than the default, for busy machines. */
const PATIENCE = { timeout: 15_000 };

const item = (
  index: number,
  list: 'main' | 'reserve',
  position: number,
): SortingPreview['items'][number] => ({
  user_id: String(300_000_000_000_000_000n + BigInt(index)),
  display_name: `Person ${index}`,
  before: { list: index <= 10 ? 'main' : 'reserve', position: index <= 10 ? index : index - 10 },
  after: { list, position },
  why: { criterion: 'reputation', mine: String(500 - index), cutoff: '490' },
});

/** Person 12 becomes the first, and person 10 loses their slot. */
const preview = (): SortingPreview => {
  const items = [
    item(12, 'main', 1),
    ...Array.from({ length: 9 }, (_, index) => item(index + 1, 'main', index + 2)),
    item(10, 'reserve', 1),
    item(11, 'reserve', 2),
    ...Array.from({ length: 6 }, (_, index) => item(index + 13, 'reserve', index + 3)),
  ];
  return {
    event: {
      id: '466c5bc6-c8c9-4380-8b5d-43199163e064',
      title: 'Factory war',
      starts_at: '2026-05-05T17:00:00.000Z',
      slots: 10,
    },
    items,
    moved_in: [item(12, 'main', 1).user_id],
    moved_out: [item(10, 'reserve', 1).user_id],
  };
};

it('shows who of the last event would have been in main and reserve, and the people near the line', async () => {
  const asked: (string | null)[] = [];
  openSettings('sorting');
  mockServer.use(
    http.get('/api/events/:id/sorting-preview', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('sorting'));
      return HttpResponse.json(preview());
    }),
  );
  expect(await screen.findByText('With this order in “Factory war”', {}, PATIENCE)).toBeTruthy();
  expect(screen.getByText('Would make the main list:').parentElement?.textContent).toContain('Person 12');
  expect(screen.getByText('Would drop to the reserve:').parentElement?.textContent).toContain('Person 10');
  const rows = within(screen.getByRole('list', { name: 'Main list' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Person 12.*↑ 11/),
    expect.stringContaining('Person 7'),
    expect.stringContaining('Person 8'),
    expect.stringContaining('Person 9'),
  ]);
  expect(screen.queryByText('Person 1')).toBeNull();

  fireEvent.keyDown(screen.getByRole('button', { name: 'Move: Role' }), { key: 'ArrowDown' });
  await expect.poll(() => asked.at(-1)).toMatch(/^reputation,role_priority,/);
});

it('shows a sample to a family without events', async () => {
  openSettings('sorting');
  expect(await screen.findByText('How seven people would be sorted', {}, PATIENCE)).toBeTruthy();
  expect(screen.getByText('Timur_Bek')).toBeTruthy();
});

it('is named by the heading of its section, which is not repeated', async () => {
  openSettings('sorting');
  const name = 'Who makes the main list';
  expect(await screen.findByRole('heading', { name }, PATIENCE)).toBeTruthy();
  expect((await screen.findByText(name, { selector: 'label' }, PATIENCE)).className).toBe('sr-only');
  expect(screen.getByRole('list', { name })).toBeTruthy();
});
