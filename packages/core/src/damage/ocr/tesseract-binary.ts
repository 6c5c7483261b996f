import { spawn } from 'node:child_process';
import { AppError } from '../../platform/app-error.ts';
import type { ReadPage } from './words-of-tsv.ts';

const READ_MS = 20_000;

const run = async (
  program: string,
  args: readonly string[],
  input: Buffer,
  limitMs: number,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
      // One table is small: more threads would only wait for each other.
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      if (child.killed) return reject(new AppError('took_too_long'));
      if (code === 0) resolve(Buffer.concat(parts).toString('utf8'));
      else reject(new Error(`${program} ended with ${code}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });

export interface TesseractBinary {
  /** Whether the machine has tesseract with English; checked once. */
  isThere: () => Promise<boolean>;
  read: ReadPage;
}

export const createBinary = (program: string, limitMs = READ_MS): TesseractBinary => {
  let there: Promise<boolean> | undefined;
  return {
    isThere: async () => {
      there ??= run(program, ['--list-langs'], Buffer.alloc(0), limitMs).then(
        (languages) => /^eng$/m.test(languages),
        () => false,
      );
      return there;
    },
    read: async (png, only) => {
      const letters = only === undefined ? [] : ['-c', `tessedit_char_whitelist=${only}`];
      return run(program, ['stdin', 'stdout', '-l', 'eng', '--psm', '6', ...letters, 'tsv'], png, limitMs);
    },
  };
};
