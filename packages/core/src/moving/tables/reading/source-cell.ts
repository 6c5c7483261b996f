/** Why a cell of a workbook has no value that can be taken as it stands. */
export type CellFlaw = 'merged' | 'formula' | 'id_rounded';

/** The text of a cell, where it has a flaw together with it. */
export type SourceCell = string | [text: string, flaw: CellFlaw];

export const textOf = (cell: SourceCell | undefined): string =>
  (typeof cell === 'string' ? cell : cell?.[0]) ?? '';

export const flawOf = (cell: SourceCell | undefined): CellFlaw | null =>
  typeof cell === 'string' || cell === undefined ? null : cell[1];

export interface SourceLine {
  /** As the file counts, from 1. */
  line: number;
  cells: SourceCell[];
}

export type ReadSheets = { name: string; lines: SourceLine[] }[];
