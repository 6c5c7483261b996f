import type { Word } from '../ocr/words-of-tsv.ts';

/** Words in the layout of a table: columns are 200 apart, lines 40. */
export const preparedTable = (lines: readonly (readonly string[])[]): Word[] =>
  lines.flatMap((cells, line) =>
    cells.flatMap((text, column) =>
      text === ''
        ? []
        : [
            {
              text,
              confidence: 95,
              left: column * 200,
              right: column * 200 + text.length * 12,
              top: line * 40,
              bottom: line * 40 + 20,
              line: String(line),
            },
          ],
    ),
  );
