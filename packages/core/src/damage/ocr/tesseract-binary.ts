import { spawn } from 'node:child_process';
import type { ReadPage } from './read-page.ts';

/** Debian's package; a machine need not have it. */
const PROGRAM = 'tesseract';
const SECONDS = 20;

const run = async (args: readonly string[], input: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(PROGRAM, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: SECONDS * 1000,
      // One table is small: more threads only wait for each other.
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(parts).toString('utf8'));
      else reject(new Error(`tesseract ended with ${code}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });

let there: Promise<boolean> | undefined;

/** Whether the machine has tesseract with English: it is faster than our own. */
export const hasTesseract = async (): Promise<boolean> => {
  there ??= run(['--list-langs'], Buffer.alloc(0)).then(
    (languages) => /^eng$/m.test(languages),
    () => false,
  );
  return there;
};

export const readWithBinary: ReadPage = async (png, only) =>
  run(
    [
      'stdin',
      'stdout',
      '-l',
      'eng',
      '--psm',
      '6',
      ...(only === undefined ? [] : ['-c', `tessedit_char_whitelist=${only}`]),
      'tsv',
    ],
    png,
  );
