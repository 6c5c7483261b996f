import type { ImportPreview } from '@famiglia/contract/damage/damage-import';
import type { Dispatch } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../shared/language/use-text.ts';
import { ApiError } from '../../../../shared/lib/api-error.ts';
import { toast } from '../../../../shared/ui/toast.ts';
import { nextId } from '../grid/damage-row.ts';
import type { GridState } from '../grid/grid-state.ts';
import type { GridAction } from '../grid/reduce-grid.ts';
import type { Frame } from './frame.ts';
import { importText } from './import.text.ts';
import { addRows, rowsOfPreview } from './imported-rows.ts';
import type { OpenScreenshot } from './open-screenshot.ts';
import { openScreenshotFile } from './open-screenshot.ts';
import { useReading } from './use-reading.ts';

export type ImportKind = 'screenshot' | 'table';

/** Imports rows into the grid as one undo step. */
export const useDamageImport = (grid: GridState, dispatch: Dispatch<GridAction>) => {
  const text = useText(importText);
  const [kind, setKind] = useState<ImportKind | null>(null);
  const [mode, setMode] = useState<'add' | 'replace'>('add');
  /** The frame that the rows were read from: the screenshot stays beside them. */
  const [frame, setFrame] = useState<Frame | null>(null);
  const screenshot = useScreenshot();
  const { side, sheets } = grid;

  const tell = ({ rows, skipped, dropped }: ImportPreview): void => {
    const details = [skipped > 0 ? text.skipped(skipped) : '', dropped > 0 ? text.dropped(dropped) : ''];
    toast.success(text.done(rows.length), details.filter(Boolean).join('. '), {
      label: text.undo,
      run: () => dispatch({ do: 'undo' }),
    });
  };
  const reading = useReading(side, (preview, source) => {
    const read = rowsOfPreview(preview, nextId(sheets));
    const rows = mode === 'add' ? addRows(sheets[side], read) : read;
    dispatch({ do: 'replace', sheets: { ...sheets, [side]: rows } });
    setFrame('frame' in source ? source.frame : null);
    setKind(null);
    tell(preview);
  });
  const open = (next: ImportKind): void => {
    reading.reset();
    setFrame(null);
    setKind(next);
  };
  usePastedScreenshot((file) => {
    open('screenshot');
    void screenshot.open(file);
  });

  return {
    side,
    hasRows: sheets[side].length > 0,
    kind: kind ?? 'screenshot',
    isOpen: kind !== null,
    open,
    close: () => {
      reading.cancel();
      setKind(null);
    },
    mode,
    setMode,
    screenshot,
    reading,
    /** Shown beside the rows after a screenshot was read. */
    beside:
      screenshot.screenshot && frame && kind === null ? { screenshot: screenshot.screenshot, frame } : null,
    hideBeside: () => {
      setFrame(null);
      screenshot.close();
    },
  };
};

export type DamageImport = ReturnType<typeof useDamageImport>;

/** An image pasted anywhere on the page; pasted text goes to the focused element. */
const usePastedScreenshot = (onScreenshot: (file: File) => void): void => {
  const latest = useRef(onScreenshot);
  useEffect(() => {
    latest.current = onScreenshot;
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!file || event.clipboardData?.getData('text/plain')) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
};

/** The open screenshot; its object URL is revoked with it. */
const useScreenshot = () => {
  const [screenshot, setScreenshot] = useState<OpenScreenshot | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(
    () => () => {
      if (screenshot) URL.revokeObjectURL(screenshot.url);
    },
    [screenshot],
  );
  const open = useCallback(async (file: Blob): Promise<void> => {
    setFailure(null);
    try {
      setScreenshot(await openScreenshotFile(file));
    } catch (error) {
      setScreenshot(null);
      setFailure(error instanceof ApiError ? error : new ApiError('picture_unreadable'));
    }
  }, []);
  return { screenshot, failure, open, close: () => setScreenshot(null) };
};
