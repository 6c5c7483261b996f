import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The clock of /proc/<pid>/stat. */
const TICKS_PER_SECOND = 100;
const SAMPLES_A_MINUTE = 6;

export interface ProcessUsage {
  /** CPU time since each process began; with that of children that have ended. */
  cpuMs: number;
  /** Memory; what several processes share is divided among them. */
  bytes: number;
}

/** The CPU time and memory of these processes, and of all their children. Linux only, and other accounts’ only for root. */
export const readUsage = async (pids: readonly number[], { children = true } = {}): Promise<ProcessUsage> => {
  const usages = await Promise.all((children ? await withChildren(pids) : pids).map(readOne));
  return {
    cpuMs: usages.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    bytes: usages.reduce((sum, { bytes }) => sum + bytes, 0),
  };
};

/**
 * What these processes use over some whole minutes: their CPU time per second, and the mean of their memory. At the beginning
 * of a minute jobs of the schedule open connections, which are soon closed again.
 */
export const measureUsage = async (pids: readonly number[], minutes: number) => {
  const before = await readUsage(pids);
  const samples: number[] = [];
  for (let sample = 0; sample < minutes * SAMPLES_A_MINUTE; sample += 1) {
    await sleep(60_000 / SAMPLES_A_MINUTE);
    samples.push((await readUsage(pids)).bytes);
  }
  const after = await readUsage(pids);
  return {
    cpuMs: (after.cpuMs - before.cpuMs) / (minutes * 60),
    bytes: samples.reduce((sum, bytes) => sum + bytes, 0) / samples.length,
    mostBytes: Math.max(...samples),
  };
};

/** How many times the main thread of a process has been woken: what an idle one costs, on any machine. */
export const readWakeUps = async (pid: number): Promise<number> =>
  Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** The process of the private PostgreSQL server in this directory. */
export const findPostmaster = async (dataDir: string): Promise<number> => {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,args=']);
  const line = stdout.split('\n').find((one) => one.includes('/postgres -D') && one.includes(`${dataDir}/`));
  if (line === undefined) throw new Error(`no PostgreSQL runs in ${dataDir}`);
  return Number.parseInt(line, 10);
};

const withChildren = async (pids: readonly number[]): Promise<number[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=']);
  const found = new Set(pids);
  // A child is listed after its parent, unless process ids began anew.
  for (const [pid = 0, parent = 0] of stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))) {
    if (found.has(parent)) found.add(pid);
  }
  return [...found];
};

const readOne = async (pid: number): Promise<ProcessUsage> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    const memory = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(memory)?.[1] ?? 0);
    return { cpuMs: (ticks * 1000) / TICKS_PER_SECOND, bytes: kilobytes * 1024 };
  } catch (error) {
    // It has ended meanwhile.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return { cpuMs: 0, bytes: 0 };
    throw error;
  }
};
