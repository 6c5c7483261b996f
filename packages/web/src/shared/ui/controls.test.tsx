import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormField } from './form-field.tsx';
import { Input } from './input.tsx';
import { SortHeader } from './sort-header.tsx';

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
