export interface Cell {
  row: number;
  column: number;
}

interface GridSize {
  rows: number;
  columns: number;
}

const within = (value: number, count: number): number => Math.min(Math.max(0, value), count - 1);

/** The next cell for a key; null for keys that do not move. */
export const nextCell = (key: string, ctrl: boolean, { row, column }: Cell, size: GridSize): Cell | null => {
  const moves: Partial<Record<string, Cell>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row: ctrl ? 0 : row, column: 0 },
    End: { row: ctrl ? size.rows - 1 : row, column: size.columns - 1 },
  };
  const wanted = moves[key];
  if (!wanted) return null;
  return { row: within(wanted.row, size.rows), column: within(wanted.column, size.columns) };
};
