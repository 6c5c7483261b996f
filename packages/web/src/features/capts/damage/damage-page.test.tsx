import type { CaptDetails } from '@famiglia/contract/capts/capts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { marco } from '../../../testing/signed-in.ts';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { demoPlayer } from './testing/demo-player.ts';
import { demoDamage, noRows, openDamage } from './testing/open-damage.tsx';

startMockServer();
beforeEach(() => localStorage.clear());

const grid = async () => screen.findByRole('grid', { name: 'Player damage' });
const press = (...keys: string[]): void => {
  for (const key of keys) {
    const target = document.activeElement?.matches('input')
      ? document.activeElement
      : screen.getByRole('grid');
    fireEvent.keyDown(target, { key, code: key.length === 1 ? `Key${key.toUpperCase()}` : key });
  }
};
/** Simulates typing: the first letter opens the cell, the others go into its input. */
const type = (text: string): void => {
  press(text.charAt(0));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
};
const paste = (text: string): void => {
  const clipboardData = { getData: () => text, files: [] };
  fireEvent.paste(screen.getByRole('grid'), { clipboardData });
};
const row = (number: number) =>
  screen
    .getAllByRole('row')
    .find((one) => one.getAttribute('aria-rowindex') === String(number + 1)) as HTMLElement;
const words = (number: number): string => row(number).textContent ?? '';
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' }));

it('accepts input cell by cell, sums it up, undoes it, and saves it', async () => {
  const { server } = openDamage();
  await grid();
  press('ArrowRight');
  type('1 500');
  press('Enter', 'ArrowDown', 'Home');
  type('Rico');
  press('Tab');
  type('7');
  press('Enter');
  expect(words(3)).toContain('Rico');
  expect(screen.getByText('3 players').closest('tr')?.textContent).toContain('1,527');
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(screen.getByText('3 players').closest('tr')?.textContent).toContain('1,520');
  fireEvent.click(screen.getByRole('button', { name: /^Redo/ }));
  await save();
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]).toMatchObject({ version: 3, opponent: 'Vagos', result: 'win' });
  expect(server.sent[0]?.players.map(({ nick, damage }) => [nick, damage])).toEqual([
    ['Ivan', 1500],
    ['Tony', 20],
    ['Rico', 7],
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  const told = (await screen.findByText('Damage saved')).closest('li') as HTMLElement;
  expect(within(told).getByRole('button', { name: 'Back to the capt' })).toBeTruthy();
});

it('suggests members while a nick is typed; arrow down and Enter take one', async () => {
  const { server } = openDamage();
  mockServer.use(
    http.get('/api/guilds/:id/members', () =>
      HttpResponse.json(
        listOf([
          {
            user_id: '300000000000000077',
            display_name: 'Max',
            ingame_nick: 'Max_Payne',
            avatar_url: null,
          },
        ]),
      ),
    ),
  );
  await grid();
  press('ArrowDown', 'ArrowDown');
  type('maxp');
  const list = await screen.findByRole('listbox', { name: 'Looks like' });
  expect(within(list).getByRole('option').textContent).toContain('Max_Payne');
  press('ArrowDown', 'Enter', 'Tab');
  type('5');
  press('Enter');
  expect(words(3)).toContain('Max_Payne');
  await save();
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]?.players[2]).toMatchObject({
    nick: 'Max_Payne',
    user_id: '300000000000000077',
    damage: 5,
  });
});

it('shows an error at its cell, and moves there instead of saving', async () => {
  openDamage(demoDamage({ slots: 3 }));
  await grid();
  press('ArrowDown', 'ArrowDown');
  paste('ivan\t-5\nRico\t4');
  expect(within(row(3)).getByText('Cannot be below zero.')).toBeTruthy();
  expect(words(3)).toContain('This player is already in row 1.');
  expect(words(4)).toContain('The capt has 3 spots per side.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('grid').getAttribute('aria-activedescendant')).toMatch(/-2-1$/);
});

it('refuses fifty thousand pasted rows and keeps the grid', async () => {
  openDamage();
  await grid();
  paste(Array.from({ length: 50_000 }, (_, index) => `Nick${index}\t5`).join('\n'));
  expect(await screen.findByText(/^50,000 rows pasted, but a capt holds up to 1,000/)).toBeTruthy();
  expect(screen.getByText('2 players')).toBeTruthy();
});

it('copies the selected cells as a table, and a cut empties them', async () => {
  openDamage();
  await grid();
  const setData = vi.fn<(type: string, text: string) => void>();
  press('ArrowRight');
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowDown', code: 'ArrowDown', shiftKey: true });
  fireEvent.cut(screen.getByRole('grid'), { clipboardData: { setData } });
  expect(setData.mock.calls).toEqual([['text/plain', '10\n20']]);
  expect(screen.getByText('2 players').closest('tr')?.textContent).not.toContain('30');
});

it('leaves a paste into an open cell to its input', async () => {
  openDamage();
  await grid();
  type('Iv');
  const clipboardData = { getData: () => 'Rico\t5', files: [] };
  const isFree = fireEvent.paste(screen.getByRole('textbox'), { clipboardData });
  expect(isFree).toBe(true);
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Iv');
  expect(words(1)).not.toContain('Rico');
});

it('keeps unsaved rows over a reload, says so, and can discard them', async () => {
  const { view, open } = openDamage();
  await grid();
  type('Ivanko');
  press('Enter');
  view.unmount();
  open();
  await grid();
  expect(words(1)).toContain('Ivanko');
  expect(screen.getByText(/These are your unsaved rows/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(words(1)).not.toContain('Ivanko');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  // The toast offers undo as well.
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(words(1)).toContain('Ivanko');
});

const overtake = async (by: CaptDetails['players_updated_by']) => {
  const { server } = openDamage();
  await grid();
  press('ArrowRight');
  type('11');
  press('Enter');
  const players = [demoPlayer('Ivan', 10), demoPlayer('Tony', 25)];
  server.capt = demoDamage({ version: 4, players, players_updated_by: by });
  await save();
  return server;
};

it.each([
  [{ id: '300000000000010001', name: 'Lucia' }, 'Lucia changed the damage while you were editing'],
  [null, 'Someone else changed the damage while you were editing'],
  [{ id: marco.id, name: 'Marco' }, 'You saved different damage in another window while editing here'],
])('names another person who saved meanwhile', async (by, words) => {
  await overtake(by);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('shows what another person saved meanwhile, and keeps both', async () => {
  const server = await overtake({ id: '300000000000010001', name: 'Lucia' });
  const note = await screen.findByText('Lucia changed the damage while you were editing');
  expect(note.parentElement?.textContent).toContain('TonyDamage 20 → 25');
  expect(words(1)).toContain('11');
  fireEvent.click(screen.getByRole('button', { name: 'Keep both' }));
  await save();
  await waitFor(() => expect(server.sent.at(-1)?.version).toBe(4));
  expect(server.sent.at(-1)?.players.map(({ damage }) => damage)).toEqual([11, 25]);
});

it('saves over a newer version with the same players without asking', async () => {
  const { server } = openDamage();
  await grid();
  press('ArrowRight');
  type('11');
  press('Enter');
  server.capt = demoDamage({ version: 4, notes: 'Bring armour' });
  await save();
  await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ version: 4, notes: 'Bring armour' }));
});

it("shows the server's errors at the cells they name", async () => {
  openDamage();
  await grid();
  mockServer.use(
    http.put('/api/capts/:id/:capt', () =>
      refuse('validation_failed', [{ field: 'players.1.user_id', message: 'not_a_member' }]),
    ),
  );
  type('Ivanko');
  press('Enter');
  await save();
  expect(await screen.findAllByText(/no longer in the family/)).not.toHaveLength(0);
  expect(words(2)).toContain('no longer in the family');
});

it('reads a table through the server: shows members with their match and marks uncertain cells; an unreadable table changes nothing', async () => {
  const { server } = openDamage();
  await grid();
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  fireEvent.click(screen.getByRole('button', { name: 'CSV, JSON, table' }));
  fireEvent.change(screen.getByLabelText('Rows as text'), { target: { value: 'nothing' } });
  mockServer.use(http.post('/api/capts/:id/import/table', () => refuse('table_unreadable'), { once: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  expect(await screen.findByText(/No row here has a nick/)).toBeTruthy();
  expect(screen.getByText('2 players')).toBeTruthy();

  const empty = { text: '', value: 0, problem: null };
  const vito = {
    user_id: '300000000000000009',
    display_name: 'Don Vito',
    ingame_nick: 'Vito_Ricci',
    static_id: null,
    avatar_url: null,
  };
  server.preview = {
    ...noRows,
    columns: ['damage'],
    rows: [
      {
        line: 1,
        place: null,
        nick: { text: 'Vit0_Ricci', problem: null },
        static_id: null,
        side: 'ours',
        damage: { text: '8060', value: 8060, problem: 'doubtful' },
        kills: empty,
        deaths: empty,
        hit_percent: { ...empty, value: null },
        headshot_percent: { ...empty, value: null },
        match: { ...vito, by: 'alias' },
        candidates: [],
      },
    ],
  };
  fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  await screen.findByText('3 players');
  expect(words(3)).toContain('remembered');
  const picks = { name: 'Whose row is Vit0_Ricci? Now: Don Vito, remembered' };
  expect(within(row(3)).getByRole('button', picks)).toBeTruthy();
  expect(words(3)).toContain('Not sure we read this right');
  expect(screen.getByText('1 cell to check')).toBeTruthy();
  await save();
  await waitFor(() =>
    expect(server.sent[0]?.players[2]).toMatchObject({ user_id: vito.user_id, damage: 8060 }),
  );
});

it('shows on a phone too which member a row belongs to, or that it belongs to none', async () => {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  openDamage();
  const card = within(await screen.findByRole('listitem', { name: 'Row 1' }));
  expect(card.getByText('not a member')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Whose row is Ivan? Now: not a member' })).toBeTruthy();
  vi.restoreAllMocks();
});

it('shows a message if the capt does not exist', async () => {
  openDamage();
  mockServer.use(http.get('/api/capts/:id/:capt', () => refuse('not_found')));
  expect(await screen.findByRole('heading', { name: 'Capt not found' })).toBeTruthy();
});
