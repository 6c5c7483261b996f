import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRowDrag } from './use-row-drag.ts';

const dropped = vi.fn<Parameters<typeof useRowDrag>[1]>();
const row = { id: 'a', name: 'A', list: 'reserve', position: 1, reason: '', value: '' } as const;

const Lists = () => {
  const frame = useRef<HTMLDivElement>(null);
  const { over, hold } = useRowDrag(frame, dropped);
  return (
    <div ref={frame}>
      <p data-list="main" data-testid="main">
        {over?.list}
      </p>
      <p data-list="reserve" data-testid="reserve">
        <button type="button" data-row="a" onPointerDown={(event) => hold(row, event)}>
          A
        </button>
      </p>
    </div>
  );
};

/** Happy DOM has no layout: the test says which element is under the pointer. */
const drag = (to: string, distance = 50) => {
  render(<Lists />);
  vi.spyOn(document, 'elementFromPoint').mockImplementation(() => screen.getByTestId(to));
  fireEvent.pointerDown(screen.getByText('A'), { button: 0, clientY: 100 });
  fireEvent.pointerMove(document, { clientY: 100 + distance });
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  dropped.mockReset();
});

it('reports the list into which a row was dropped', () => {
  drag('main');
  expect(screen.getByTestId('main').textContent).toBe('main');
  expect(screen.getByText('A').style.transform).toBe('translateY(50px)');
  fireEvent.pointerUp(document);
  expect(dropped).toHaveBeenCalledExactlyOnceWith('a', { list: 'main', squad: null });
  expect(screen.getByText('A').getAttribute('style')).toBeNull();
});

it('ignores a drop into the same list, and any drop after Escape', () => {
  drag('reserve');
  fireEvent.pointerUp(document);
  cleanup();
  drag('main');
  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.pointerUp(document);
  expect(dropped).not.toHaveBeenCalled();
});

it('does not treat a press as a drag', () => {
  drag('main', 2);
  fireEvent.pointerUp(document);
  expect(dropped).not.toHaveBeenCalled();
});
