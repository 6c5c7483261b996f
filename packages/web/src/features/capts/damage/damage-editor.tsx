import type { CaptDetails } from '@famiglia/contract/capts/capts';
import { FileInput } from '../../../shared/ui/icons.ts';
import { useRef } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useHotkey } from '../../../shared/lib/use-hotkey.ts';
import { useWide } from '../../../shared/lib/use-wide.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Kbd } from '../../../shared/ui/kbd.tsx';
import { DamageCards } from './cards/damage-cards.tsx';
import { damageText } from './damage.text.ts';
import { DamageBar } from './draft/damage-bar.tsx';
import { NewerDamage } from './draft/newer-damage.tsx';
import { useDamageEditor } from './draft/use-damage-editor.ts';
import { isNote } from './grid/check-sheets.ts';
import type { GridProblem } from './grid/check-sheets.ts';
import { DamageGrid } from './grid/damage-grid.tsx';
import { GRID_COLUMNS } from './grid/damage-row.ts';
import type { GridState } from './grid/grid-state.ts';
import { GridToolbar } from './grid/grid-toolbar.tsx';
import { gridText } from './grid/grid.text.ts';
import { ProblemStrip } from './grid/problem-strip.tsx';
import { ImportPanel } from './import/import-panel.tsx';
import { ScreenshotStrip } from './import/screenshot-strip.tsx';
import { useDamageImport } from './import/use-damage-import.ts';
import { MemberPicker } from './members/member-picker.tsx';
import { useDamageView } from './use-damage-view.ts';

/** The editor of a capt's damage: typed, pasted or read from a screenshot, then saved. */
export const DamageEditor = ({ capt }: { capt: CaptDetails }) => {
  const text = useText(damageText);
  const wide = useWide();
  const table = useRef<HTMLTableElement>(null);
  const editor = useDamageEditor(capt);
  const { grid, dispatch, problems } = editor;
  const source = useDamageImport(grid, dispatch);
  const { view, picker } = useDamageView(capt, editor);
  const wrong = problems.filter((problem) => !isNote(problem)).length;

  const goToNext = (): void => {
    const next = nextProblem(problems, grid);
    if (!next) return;
    if (next.side !== grid.side) dispatch({ do: 'side', side: next.side });
    dispatch({ do: 'go', to: { row: next.index, column: GRID_COLUMNS.indexOf(next.column) } });
    table.current?.focus();
  };
  useHotkey('s', () => {
    if (wrong > 0) goToNext();
    else if (editor.dirty && !editor.conflict && !editor.saving) editor.save();
  });
  const add = (): void => {
    dispatch({ do: 'go', to: { row: grid.sheets[grid.side].length, column: 0 } });
    table.current?.focus();
  };

  return (
    <>
      {editor.conflict ? <NewerDamage conflict={editor.conflict} mayMerge={wrong === 0} /> : null}
      {editor.restored ? <p className="mb-3 text-muted">{text.restored}</p> : null}
      {source.isOpen ? <ImportPanel source={source} /> : null}
      <GridToolbar grid={grid} dispatch={dispatch} onAdd={add}>
        <Button
          icon={<FileInput aria-hidden className="size-4" />}
          aria-expanded={source.isOpen}
          onClick={() => (source.isOpen ? source.close() : source.open('screenshot'))}
        >
          {text.import}
        </Button>
      </GridToolbar>
      <ProblemStrip problems={problems} onNext={goToNext} />
      <div className={source.beside ? '[--stick:124px]' : '[--stick:0px]'}>
        {source.beside ? (
          <ScreenshotStrip
            {...source.beside}
            row={grid.sheets[grid.side][grid.cursor.row]}
            onHide={source.hideBeside}
          />
        ) : null}
        {wide ? <DamageGrid view={view} table={table} /> : <DamageCards view={view} />}
      </div>
      <KeyHints />
      {editor.dirty ? <DamageBar editor={editor} wrong={wrong} onFix={goToNext} /> : null}
      {picker ? <MemberPicker key={picker.row.id} {...picker} /> : null}
    </>
  );
};

const order = ({ side, index, column }: Pick<GridProblem, 'side' | 'index' | 'column'>): number =>
  (side === 'ours' ? 0 : 1e6) + index * GRID_COLUMNS.length + GRID_COLUMNS.indexOf(column);

/** The problem after the active cell, continuing at the first; errors come before notes. */
const nextProblem = (
  problems: readonly GridProblem[],
  { side, cursor }: Pick<GridState, 'side' | 'cursor'>,
): GridProblem | undefined => {
  const errors = problems.filter((problem) => !isNote(problem));
  const looked = (errors.length > 0 ? errors : [...problems]).toSorted((a, b) => order(a) - order(b));
  const here = order({ side, index: cursor.row, column: GRID_COLUMNS[cursor.column] ?? 'nick' });
  return looked.find((problem) => order(problem) > here) ?? looked[0];
};

const KEYS = [
  [['↑', '↓', '←', '→', 'Tab'], 'move'],
  [['Enter'], 'edit'],
  [['Shift', '↓'], 'range'],
  [['Ctrl', 'V'], 'paste'],
  [['Alt', '↓'], 'member'],
  [['Esc', 'Tab'], 'leave'],
] as const;

const KeyHints = () => {
  const { keys } = useText(gridText);
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted max-md:hidden">
      {KEYS.map(([names, does]) => (
        <li key={does} className="flex items-center gap-1">
          {names.map((name) => (
            <Kbd key={name}>{name}</Kbd>
          ))}
          <span className="ml-0.5">{keys[does]}</span>
        </li>
      ))}
    </ul>
  );
};
