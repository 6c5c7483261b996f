import { setTimeout as sleep } from 'node:timers/promises';
import { GUILDS } from '@famiglia/sandbox/demo-ids';

const TIMEOUT_MS = 120_000;

/** Waits for the demo family, which is created after the program is ready; until then its panel is closed. */
export const untilOpen = async (url: string, headers: Record<string, string>): Promise<void> => {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await fetch(`${url}/api/guilds/${GUILDS.moretti}/members`, { headers })).ok) {
    if (Date.now() > deadline) throw new Error('the demo family was never founded');
    await sleep(200);
  }
};
