// Runs beside a test run and holds the other end of its pipe. However the run ends, the pipe closes, and this process
// ends the temporary server and deletes its directory. A signal handler in the run itself would not survive kill -9.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';

const [directory, home] = process.argv.slice(2);

const postmaster = () => {
  try {
    return Number.parseInt(readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return undefined;
  }
};

const signal = (pid, name) => {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
};

await finished(process.stdin.resume());
const pid = postmaster();
// Its data is not needed, so it need not shut down cleanly.
if (pid && signal(pid, 'SIGQUIT')) while (signal(pid, 0)) await delay(20);
rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
