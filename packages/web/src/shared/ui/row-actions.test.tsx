import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowActions } from './row-actions.tsx';

it('the buttons of a row are one stop for the keyboard, and the arrows lead through them', () => {
  render(
    <RowActions label="Vito">
      <button type="button">Approve</button>
      <button type="button">Decline</button>
    </RowActions>,
  );
  const [approve, decline] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  expect([approve.tabIndex, decline.tabIndex]).toEqual([0, -1]);
  approve.focus();
  fireEvent.keyDown(approve, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(decline);
  expect([approve.tabIndex, decline.tabIndex]).toEqual([-1, 0]);
  fireEvent.keyDown(decline, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(decline);
  fireEvent.keyDown(decline, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(approve);
});
