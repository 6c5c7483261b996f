import type { Route } from '@famiglia/contract/kit/route';
import { sample } from 'fast-check';
import { fuzzRequests } from './fuzz-requests.ts';
import type { FuzzRequest } from './fuzz-requests.ts';
import { jsonOf, judgeAnswer } from './judge-answer.ts';
import type { FuzzAnswer } from './judge-answer.ts';
import { kindOfRoute } from './known-things.ts';
import type { KnownThings } from './known-things.ts';

export interface FuzzWorld {
  routes: readonly Route[];
  /** Names of the actors; `send` knows how each is signed in. */
  actors: readonly string[];
  known: KnownThings;
  send: (request: FuzzRequest) => Promise<FuzzAnswer>;
  /** Called before each round, so that no earlier request blocks all later ones. */
  restore: () => Promise<void>;
}

export interface FuzzFinding {
  what: string;
  asked: string;
}

export interface FuzzReport {
  requests: number;
  /** How many answers had each status. */
  statuses: Record<number, number>;
  findings: FuzzFinding[];
  /** How long each route took, by its name. */
  durations: Map<string, number[]>;
}

const ROUND = 100;

/** Sends requests in rounds, up to a number or until it is stopped. The same seed sends the same. */
export const runFuzz = async (
  world: FuzzWorld,
  {
    seed,
    requests,
    atOnce = 1,
    signal,
  }: { seed: number; requests: number; atOnce?: number; signal?: AbortSignal },
): Promise<FuzzReport> => {
  const report: FuzzReport = { requests: 0, statuses: {}, findings: [], durations: new Map() };
  for (let round = 0; report.requests < requests && signal?.aborted !== true; round += 1) {
    await world.restore();
    const numRuns = Math.min(ROUND, requests - report.requests);
    const arbitrary = fuzzRequests(world.routes, world.actors, world.known);
    const queue = sample(arbitrary, { seed: seed + round, numRuns });
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await ask(world, next, report);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  return report;
};

const ask = async (world: FuzzWorld, request: FuzzRequest, report: FuzzReport): Promise<void> => {
  const name = `${request.route.method} ${request.route.path}`;
  const began = performance.now();
  const answer = await world.send(request);
  report.durations.set(name, [...(report.durations.get(name) ?? []), performance.now() - began]);
  report.requests += 1;
  report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
  const what = judgeAnswer(request, answer);
  if (what !== undefined) report.findings.push({ what, asked: describe(request) });
  if (answer.status === 200) world.known.learn(jsonOf(answer.body), kindOfRoute(request.route.path));
};

/** Enough to repeat the request by hand. */
const describe = ({ actor, method, url, headers, body }: FuzzRequest): string =>
  [`${actor}: ${method} ${url.slice(0, 500)}`, JSON.stringify(headers), body?.slice(0, 2000)].join(' ');
