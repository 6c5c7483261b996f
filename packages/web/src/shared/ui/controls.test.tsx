import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showLanguage } from '../language/language-store.ts';
import { FormField } from './form-field.tsx';
import { Input } from './input.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';
import { SortHeader } from './sort-header.tsx';
import { ToastRegion } from './toast-region.tsx';

afterEach(cleanup);

const showField = (problem?: string) => {
  render(
    <FormField label="Name" hint="As in the game" problem={problem}>
      {(control) => <Input {...control} />}
    </FormField>,
  );
  const field = screen.getByLabelText('Name');
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  return { field, note };
};

describe('a field of a form', () => {
  it('is described by its hint while nothing is wrong', () => {
    const { field, note } = showField();
    expect(note?.textContent).toBe('As in the game');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is marked as wrong, and the reason is announced and describes it', () => {
    const { field, note } = showField('Give the event a name.');
    expect(note?.textContent).toBe('Give the event a name.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert')).toBe(note);
  });
});

const showHeader = (sorted: 'asc' | 'desc' | null) => {
  const onSort = vi.fn<() => void>();
  render(
    <table>
      <thead>
        <tr>
          <SortHeader name="Damage" sorted={sorted} onSort={onSort} />
        </tr>
      </thead>
    </table>,
  );
  return onSort;
};

describe('a column header', () => {
  it.each([
    [null, 'none'],
    ['asc', 'ascending'],
    ['desc', 'descending'],
  ] as const)('tells a screen reader the order %s', (sorted, words) => {
    showHeader(sorted);
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe(words);
  });

  it('sorts by a press of its button', () => {
    const onSort = showHeader(null);
    fireEvent.click(screen.getByRole('button', { name: 'Damage' }));
    expect(onSort).toHaveBeenCalledOnce();
  });
});

const connection = { lost: false };
vi.mock('./menu.tsx', async (load) => {
  if (connection.lost) throw new Error('the file cannot be fetched');
  return load();
});

const showMenu = () => {
  showLanguage('en');
  render(
    <>
      <MenuOnDemand trigger={<button type="button">More</button>}>
        {({ MenuItem }) => (
          <>
            <MenuItem>Language</MenuItem>
            <MenuItem>Sign out</MenuItem>
          </>
        )}
      </MenuOnDemand>
      <ToastRegion />
    </>,
  );
  return screen.getByRole('button', { name: 'More' });
};

describe('a menu that is loaded when it is needed', () => {
  // First, because a file that was loaded once stays loaded.
  it('says that it cannot be loaded, and opens by the button of that message', async () => {
    connection.lost = true;
    fireEvent.click(showMenu(), { detail: 1 });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText(/The server is not responding/)).toBeTruthy();
    expect(screen.queryByRole('menu')).toBeNull();
    connection.lost = false;
    fireEvent.click(again);
    expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeTruthy();
  });

  it.each([
    ['a key', 0, true],
    ['the pointer', 1, false],
  ])('opened by %s, puts the focus where the person goes on', async (_how, detail, onFirstItem) => {
    fireEvent.click(showMenu(), { detail });
    const first = await screen.findByRole('menuitem', { name: 'Language' });
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
    await waitFor(() => expect(document.activeElement === first).toBe(onFirstItem));
  });
});
