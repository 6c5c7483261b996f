import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharp } from '../../platform/images/safe-sharp.ts';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

const FILES = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].flatMap((script) =>
  [400, 700].map((weight) => `onest-${script}-${weight}-normal.woff`),
);

let unpacked: Promise<string> | undefined;
let loaded: Promise<void> | undefined;

/**
 * The directory with our unpacked fonts, created once per process: the library reads fonts only from files in this
 * format, and a server may have no fonts. It is deleted when the process exits. A worker thread gets its path instead
 * of creating one, because a thread may end earlier.
 */
export const unpackFonts = async (): Promise<string> => {
  unpacked ??= unpack();
  return unpacked;
};

/** Registers the font Onest with the library, once per thread. */
export const loadFonts = async (directory?: string): Promise<void> => {
  loaded ??= load(directory ?? (await unpackFonts()));
  return loaded;
};

const unpack = async (): Promise<string> => {
  const home = path.join(path.dirname(require.resolve('@fontsource/onest/package.json')), 'files');
  const directory = await mkdtemp(path.join(tmpdir(), 'famiglia-fonts-'));
  process.once('exit', () => {
    try {
      rmSync(directory, { recursive: true, force: true });
    } catch {
      // Windows cannot remove open files, and the library keeps the fonts open. This error must not break the exit.
    }
  });
  for (const file of FILES) {
    await writeFile(fontFile(directory, file), unpackWoff(await readFile(path.join(home, file))));
  }
  return directory;
};

const load = async (directory: string): Promise<void> => {
  for (const file of FILES) {
    await sharp({ text: { text: 'Яy', font: 'Onest 12', fontfile: fontFile(directory, file) } })
      .raw()
      .toBuffer();
  }
};

const fontFile = (directory: string, file: string): string =>
  path.join(directory, file.replace('.woff', '.ttf'));
