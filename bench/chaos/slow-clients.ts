import { setTimeout as sleep } from 'node:timers/promises';
import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { percentile } from '../http/percentile.ts';
import { MINUTES_MS } from './support/chaos-options.ts';
import { openSlowClients } from './support/open-slow-clients.ts';
import { readUsage } from './support/read-metrics.ts';
import { signIn } from './support/sign-in.ts';
import { untilOpen } from './support/until-open.ts';
import { withVictim } from './support/with-victim.ts';

/** Together below the connection limit of one address, with room for well-behaved clients. */
const CLIENTS_PER_KIND = 36;
const MAX_MB = 400;
/** Database connections open and close meanwhile. */
const MAX_EXTRA_FILES = 15;
/** The longest limit is 72 s; a busy machine checks later. */
const TIMEOUT_MS = Math.max(MINUTES_MS, 120_000);

/** While hundreds of clients hang, well-behaved ones are answered; in the end all that hang are disconnected. */
await withVictim({}, async ({ process: famiglia, findings, defer }) => {
  const headers = await signIn(famiglia, 'owner');
  await untilOpen(famiglia.url, headers);
  const pages = ['/', '/auth/me', `/api/guilds/${GUILDS.moretti}/members`, '/healthz'];
  const visit = async (): Promise<number> => {
    const began = performance.now();
    for (const page of pages) {
      const answer = await fetch(famiglia.url + page, { headers }).catch((error: unknown) => error);
      const said = answer instanceof Response ? answer.status : String(answer);
      if (answer instanceof Response) await answer.arrayBuffer();
      findings.expect(said === 200, `${page} answered ${said} while slow clients hung`);
    }
    return performance.now() - began;
  };
  for (let time = 0; time < 20; time += 1) await visit();
  const before = await readUsage(famiglia.url);

  const slow = await openSlowClients(famiglia.url, CLIENTS_PER_KIND);
  defer(slow.close);
  const took: number[] = [];
  const most = { ...before };
  const until = Date.now() + TIMEOUT_MS;
  let now = before;
  // Without a count of open files only the timeout ends the loop.
  const isOver = (): boolean => before.openFiles > 0 && now.openFiles <= before.openFiles + MAX_EXTRA_FILES;
  while ((took.length < 4 || !isOver()) && Date.now() < until) {
    took.push(await visit());
    now = await readUsage(famiglia.url);
    most.residentMb = Math.max(most.residentMb, now.residentMb);
    most.openFiles = Math.max(most.openFiles, now.openFiles);
    await sleep(250);
  }
  console.log(
    `${6 * CLIENTS_PER_KIND} slow clients hung; four pages took ${Math.round(percentile(took, 50))} ms, 99 of 100 at most ${Math.round(percentile(took, 99))} ms; ` +
      `${before.residentMb} MB before, ${most.residentMb} at most, ${now.residentMb} after; ` +
      `${before.openFiles} open files before, ${most.openFiles} at most, ${now.openFiles} after`,
  );
  for (const kind of await slow.stillOpen()) findings.add(`never cut off: who ${kind}`);
  findings.expect(most.residentMb < before.residentMb + MAX_MB, `grew to ${most.residentMb} MB`);
  findings.expect(now.openFiles <= before.openFiles + MAX_EXTRA_FILES, `${now.openFiles} files left open`);
});
