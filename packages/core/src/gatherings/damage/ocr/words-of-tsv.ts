/** A word as it was read, where it stands, and how sure the reader is (0 to 100). */
export interface Word {
  text: string;
  confidence: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Words of one line share it. */
  line: string;
}

const WORD_LEVEL = '5';

/** The words in tesseract's own table of what it found. */
export const wordsOfTsv = (tsv: string): Word[] =>
  tsv.split('\n').flatMap((row) => {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, text = ''] =
      row.split('\t');
    if (level !== WORD_LEVEL || text.trim() === '') return [];
    return {
      text: text.trim(),
      confidence: Number(confidence),
      left: Number(left),
      top: Number(top),
      right: Number(left) + Number(width),
      bottom: Number(top) + Number(height),
      line: [page, block, paragraph, line].join('.'),
    };
  });

/** Reads one page of print; with `only`, nothing but these letters. Answers tesseract's table. */
export type ReadPage = (png: Buffer, only?: string) => Promise<string>;
