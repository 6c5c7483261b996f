import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import type { Route } from '@famiglia/contract/kit/route';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Dice } from './dice.ts';
import type { StormWorld } from './storm-world.ts';

/** One of the eight people whose actions run at the same time. */
export interface StormPerson {
  userId: string;
  leads: boolean;
  /** The same person in the panel and in Discord. */
  panel: Actor;
  discord: Actor;
}

/** The arguments of an action: who acts, on what, and where it records what was acknowledged. */
export interface Step {
  context: Context;
  world: StormWorld;
  person: StormPerson;
  dice: Dice;
  /** Unique. It is written into the text of the change, so that its rows can be counted at the end. */
  mark: string;
  acknowledged: Acknowledged;
}

/** Returned by an action that found nothing to act on: others have to create it first. */
export const NOTHING_YET = Symbol('nothing yet');

export interface StormAction {
  name: string;
  /** How often it is chosen, beside the others. */
  weight: number;
  who: 'leader' | 'anyone';
  /** The only errors that it may answer; everything else is a fault. */
  refusals: readonly ErrorCode[];
  /** The actions that create what this one acts on: where this one is wanted, they come before it. */
  after?: readonly string[];
  run: (step: Step) => Promise<unknown>;
}

/** The refusals that the contract names for these routes. The storm sends no wrong input: that refusal is named where it may come. */
export const refusalsOf = (...routes: readonly Route[]): ErrorCode[] =>
  routes.flatMap((route) => [...(route.errors ?? [])]);
