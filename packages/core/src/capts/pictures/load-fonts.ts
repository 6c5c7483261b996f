import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharp } from '../../pictures/safe-sharp.ts';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

const FILES = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].flatMap((script) =>
  [400, 700].map((weight) => `onest-${script}-${weight}-normal.woff`),
);

let loaded: Promise<void> | undefined;

/**
 * Makes Onest known to the library that sets our text, once a process: a server need not have any font. It reads
 * fonts only from files and only unpacked, so they live in a directory that goes with the process.
 */
export const loadFonts = async (): Promise<void> => {
  loaded ??= load();
  return loaded;
};

const load = async (): Promise<void> => {
  const home = path.join(path.dirname(require.resolve('@fontsource/onest/package.json')), 'files');
  const directory = await mkdtemp(path.join(tmpdir(), 'famiglia-fonts-'));
  for (const file of FILES) {
    const fontfile = path.join(directory, file.replace('.woff', '.ttf'));
    await writeFile(fontfile, unpackWoff(await readFile(path.join(home, file))));
    await sharp({ text: { text: 'Яy', font: 'Onest 12', fontfile } })
      .raw()
      .toBuffer();
  }
  process.once('exit', () => {
    try {
      rmSync(directory, { recursive: true, force: true });
    } catch {
      // Windows removes no file that is open, and the library keeps the fonts open; that must not spoil the exit.
    }
  });
};
