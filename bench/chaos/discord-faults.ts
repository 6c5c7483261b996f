import { setTimeout as sleep } from 'node:timers/promises';
import { createSandboxClient } from '@famiglia/sandbox/client';
import type { SandboxClient } from '@famiglia/sandbox/client';
import { GUILDS, MORETTI_CHANNELS } from '@famiglia/sandbox/demo-ids';
import type { FaultBody } from '@famiglia/sandbox/fault-types';
import { MINUTES_MS } from './support/chaos-options.ts';
import { countRequests } from './support/count-requests.ts';
import { withDiscordApart } from './support/with-discord-apart.ts';
import type { Victim } from './support/with-victim.ts';

/** Every kind of fault of Discord. */
const FAULTS: Record<string, (seconds: number) => FaultBody> = {
  'limits of no length': (seconds) => ({ kind: 'rate_limit', seconds, retry_after: 0 }),
  'limits that say nothing': (seconds) => ({ kind: 'rate_limit', seconds, bare: true }),
  'answers of 500': (seconds) => ({ kind: 'server_error', seconds }),
  'a gateway that refuses and 503': (seconds) => ({ kind: 'down', seconds }),
  'sessions that end': () => ({ kind: 'invalidate' }),
};
const EVENTS = 5;
/** Discord bans a client after 10,000 invalid requests in ten minutes; this is far below. */
const MAX_PER_SECOND = 10;
const DELIVERED_AFTER_MS = 180_000;

/** Creates events in the panel, each of which the bot has to post. */
const planEvents = async (url: string, headers: Record<string, string>, name: string): Promise<string[]> => {
  const titles = Array.from({ length: EVENTS }, (_, index) => `${name} ${index + 1}`);
  for (const title of titles) {
    const starts_at = new Date(Date.now() + 24 * 3_600_000).toISOString();
    const planned = await fetch(`${url}/api/events/${GUILDS.moretti}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ title, starts_at, slots: 10, reminders_minutes: [] }),
    });
    if (!planned.ok) throw new Error(`an event cannot be planned: ${await planned.text()}`);
  }
  return titles;
};

const expectDelivered = async (
  { findings }: Victim,
  people: SandboxClient,
  titles: string[],
): Promise<void> => {
  const began = Date.now();
  for (;;) {
    const messages = await people.messages(MORETTI_CHANNELS.events, { limit: 100 });
    const times = titles.map(
      (title) => messages.filter(({ embeds }) => JSON.stringify(embeds).includes(title)).length,
    );
    if (times.every((count) => count >= 1)) {
      console.log(`  delivered ${Math.round((Date.now() - began) / 1000)} s after it was over`);
      findings.expect(
        times.every((count) => count === 1),
        `posted more than once: ${titles.join(', ')}`,
      );
      return;
    }
    if (Date.now() > began + DELIVERED_AFTER_MS) {
      const missing = titles.filter((_, index) => times[index] === 0);
      findings.add(`not delivered ${DELIVERED_AFTER_MS / 1000} s after it was over: ${missing.join(', ')}`);
      return;
    }
    await sleep(500);
  }
};

/** During an outage Discord gets no more requests than before, and afterwards everything is delivered once. */
await withDiscordApart({}, async (victim) => {
  const { sandbox, headers } = victim;
  const { url } = victim.process;
  const people = createSandboxClient(sandbox.url);
  const seconds = Math.max(10, Math.round(MINUTES_MS / 1000 / Object.keys(FAULTS).length));
  for (const [name, faultOf] of Object.entries(FAULTS)) {
    await people.fault(faultOf(seconds));
    const counted = countRequests();
    const titles = await planEvents(url, headers, name);
    await sleep(seconds * 1000);
    const { requests, connections } = counted.stop();
    await people.clearFaults();
    const perSecond = (requests + connections) / seconds;
    console.log(
      `${name}: ${perSecond.toFixed(1)} requests and connections a second (at most ${MAX_PER_SECOND})`,
    );
    victim.findings.expect(perSecond <= MAX_PER_SECOND, `${name}: ${perSecond} requests a second`);
    await expectDelivered(victim, people, titles);
  }
});
