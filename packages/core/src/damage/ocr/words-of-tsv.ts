/** A word with its position, and how sure the OCR is (0 to 100). */
export interface Word {
  text: string;
  confidence: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The same for all words of one line. */
  line: string;
}

const WORD_LEVEL = '5';

/** The words in tesseract's TSV output. */
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

/** Reads one prepared page; with `only`, just these characters. Returns tesseract's TSV. */
export type ReadPage = (png: Buffer, only?: string) => Promise<string>;
