import { createMemoryProvider } from '../../billing/testing/memory-provider.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findBrokenInvariants } from '../broken-invariants.ts';
import { Acknowledged } from './acknowledged.ts';
import { ALL_ACTIONS } from './actions/all-actions.ts';
import { compareWithModel } from './compare-with-model.ts';
import { Dice } from './dice.ts';
import { NOTHING_YET } from './storm-action.ts';
import type { StormAction, StormPerson } from './storm-action.ts';
import { LEADERS, STORM_PRICES, createStormWorld } from './storm-world.ts';
import { describeFault } from './tell-storm.ts';
import type { StormReport } from './tell-storm.ts';

const STEPS_EACH = 12;
/** The share of leaders’ actions that two leaders do at once. */
const SHARE_OF_RIVALS = 0.4;
/** How often a leader begins with an action that no storm has managed to do yet. */
const TRIES = 3;
/** In a calm only the dice may choose what is refused, so that it is done long before. */
const CALM_TRIES = 60;
/** How many of its last actions are printed if a storm found something. */
const LAST_SHOWN = 25;

/**
 * Eight people of one family act at the same time, each one action after another, as if in two processes, and often two
 * leaders decide about the same thing. Afterwards the only failures may be refusals that the contract names, every
 * acknowledged change must exist once, no refused one may exist, and every invariant must hold. The same seed chooses
 * the same actions. Leaders begin with those that are `wanted`, each after those that create what it acts on. In a
 * calm the people do only these, one after another, until each was done.
 */
export const runStorm = async (
  outer: Context,
  seed: number,
  { wanted = [], calm = false }: { wanted?: readonly string[]; calm?: boolean } = {},
): Promise<StormReport> => {
  let now = outer.clock().getTime();
  const clock = (): Date => new Date(now);
  const bank = createMemoryProvider(clock);
  const context: Context = {
    ...outer,
    clock,
    billing: new Map([[bank.name, bank]]),
    config: { ...outer.config, prices: STORM_PRICES },
  };
  const otherProcess = { ...context };
  const world = await createStormWorld(context, bank);
  const leaders = world.people.filter(({ leads }) => leads);
  const acknowledged = new Acknowledged();
  const marks = `storm ${seed}/`;
  const report: StormReport = { seed, counts: new Map(), faults: [], last: [] };

  const act = async (
    action: StormAction,
    person: StormPerson,
    lane: number,
    mark: string,
    chosen: number,
  ) => {
    // Each process batches the clicks that it receives.
    const process = lane % 2 === 0 ? context : otherProcess;
    const dice = new Dice(chosen);
    const answer = await attempt(action, async () =>
      action.run({ context: process, world, person, dice, mark, acknowledged }),
    );
    note(report, action, mark, answer);
  };
  const live = async (person: StormPerson, lane: number): Promise<void> => {
    const dice = new Dice(seed * 64 + lane);
    const mine = ALL_ACTIONS.filter(({ who }) => person.leads || who === 'anyone');
    const first = wanted
      .filter((_, nth) => nth % LEADERS === lane)
      .flatMap((name) => withWhatItNeeds(name, TRIES));
    for (let nth = 0; nth < STEPS_EACH; nth += 1) {
      now += 1;
      const action = first[nth] ?? dice.weighted(mine);
      const mark = `${marks}${lane}/${nth}`;
      const chosen = dice.below(2 ** 31);
      const rival = dice.pick(leaders);
      // Another leader decides about the same at the same moment.
      const rivalry = action.who === 'leader' && rival !== person && dice.chance(SHARE_OF_RIVALS);
      await Promise.all([
        act(action, person, lane, mark, chosen),
        ...(rivalry ? [act(action, rival, lane + 1, `${mark} rival`, chosen)] : []),
      ]);
    }
  };
  const doCalmly = async (name: string): Promise<void> => {
    const dice = new Dice(seed * 64);
    const isDone = (): boolean => (report.counts.get(name)?.done ?? 0) > 0;
    for (let nth = 0; nth < CALM_TRIES && !isDone(); nth += 1)
      for (const action of withWhatItNeeds(name, 1)) {
        now += 1;
        const person = dice.pick(action.who === 'leader' ? leaders : world.people);
        await act(action, person, nth, `${marks}${name}/${now}`, dice.below(2 ** 31));
      }
  };
  if (calm) for (const name of wanted) await doCalmly(name);
  else await Promise.all(world.people.map(live));
  report.faults.push(
    ...(await compareWithModel(context.db, world, acknowledged, marks)),
    ...(await findBrokenInvariants(context.db, [world.guildId, world.poorGuildId])),
  );
  report.last = report.last.slice(-LAST_SHOWN);
  return report;
};

const withWhatItNeeds = (name: string, tries: number): StormAction[] => {
  const action = ALL_ACTIONS.find((one) => one.name === name);
  if (action === undefined) throw new Error(`no action is called ${name}`);
  const before = (action.after ?? []).flatMap((needed) => withWhatItNeeds(needed, tries));
  return [...before, ...Array<StormAction>(tries).fill(action)];
};

type Answer = { kind: 'done' } | { kind: 'refused'; code: string } | { kind: 'fault'; what: string };

const attempt = async (action: StormAction, run: () => Promise<unknown>): Promise<Answer> => {
  try {
    return (await run()) === NOTHING_YET ? { kind: 'refused', code: 'nothing yet' } : { kind: 'done' };
  } catch (error) {
    if (error instanceof AppError && action.refusals.includes(error.code)) {
      return { kind: 'refused', code: error.code };
    }
    return { kind: 'fault', what: describeFault(error) };
  }
};

const note = (report: StormReport, { name }: StormAction, mark: string, answer: Answer): void => {
  const count = report.counts.get(name) ?? { done: 0, refused: 0 };
  count[answer.kind === 'done' ? 'done' : 'refused'] += 1;
  report.counts.set(name, count);
  report.last.push(`${mark} ${name}: ${answer.kind === 'refused' ? answer.code : answer.kind}`);
  if (answer.kind === 'fault') report.faults.push(`${mark} ${name}: ${answer.what}`);
};
