/** The file of the table that was given last: the server keeps only the sheet that was read. */
let last: { tableId: string; file: Blob } | null = null;

export const keepFile = (tableId: string, file: Blob): void => {
  last = { tableId, file };
};

export const givenFile = (tableId: string): Blob | null => (last?.tableId === tableId ? last.file : null);
