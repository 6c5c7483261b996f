import { storeZip } from '../reading/open-zip.ts';

interface TestSheet {
  name?: string;
  /** The rows of `sheetData`, as XML; and what stands after it. */
  rows: string;
  after?: string;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const SPACES =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as programs write it; style 1 is a date. */
export const workbookOf = (...sheets: TestSheet[]): Uint8Array => {
  const files = new Map<string, Uint8Array>();
  const names = sheets.map(
    ({ name }, index) =>
      `<sheet name="${name ?? `Sheet${index + 1}`}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const links = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  files.set('[Content_Types].xml', bytes('<Types/>'));
  files.set('xl/workbook.xml', bytes(`<workbook ${SPACES}><sheets>${names.join('')}</sheets></workbook>`));
  files.set(
    'xl/_rels/workbook.xml.rels',
    bytes(
      `<Relationships>${links.join('')}<Relationship Id="rS" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ),
  );
  files.set(
    'xl/styles.xml',
    bytes(
      `<styleSheet ${SPACES}><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
  );
  sheets.forEach(({ rows, after = '' }, index) => {
    const sheet = `<worksheet ${SPACES}><dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData>${after}</worksheet>`;
    files.set(`xl/worksheets/sheet${index + 1}.xml`, bytes(sheet));
  });
  return new Uint8Array(storeZip(files));
};

const letterOf = (column: number): string => String.fromCodePoint(64 + column);

/** Rows of texts and numbers. */
export const rowsOf = (...rows: (string | number | null)[][]): string =>
  rows
    .map((cells, row) => {
      const written = cells.map((cell, index) => {
        const place = `${letterOf(index + 1)}${row + 1}`;
        if (cell === null) return `<c r="${place}" s="0"/>`;
        return typeof cell === 'number'
          ? `<c r="${place}"><v>${cell}</v></c>`
          : `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
      });
      return `<row r="${row + 1}">${written.join('')}</row>`;
    })
    .join('');
