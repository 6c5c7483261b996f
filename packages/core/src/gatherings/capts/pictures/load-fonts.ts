import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharp } from '../../../platform/images/safe-sharp.ts';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

const FILES = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].flatMap((script) =>
  [400, 700].map((weight) => `onest-${script}-${weight}-normal.woff`),
);

let unpacked: Promise<string> | undefined;
let loaded: Promise<void> | undefined;

/**
 * Where our fonts lie unpacked, once a process: the library that sets our text reads them only from files and only so,
 * and a server need not have any font. The directory goes with the process; a worker thread is told of it, for it may
 * end long before.
 */
export const unpackFonts = async (): Promise<string> => {
  unpacked ??= unpack();
  return unpacked;
};

/** Makes Onest known to the library, once a thread. */
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
      // Windows removes no file that is open, and the library keeps the fonts open; that must not spoil the exit.
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
