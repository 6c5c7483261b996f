import type { DeliveryKind } from '@famiglia/contract/deliveries/delivery-kinds';
import type { DeliveryProblem } from '@famiglia/contract/deliveries/delivery-problems';
import type { Delivery, ShownMessage } from '@famiglia/core/deliveries/delivery.queries';
import type { DeliveryKey } from '@famiglia/core/deliveries/request-delivery';
import type { Transaction } from '@famiglia/core/platform/db/database';
import type { Bot } from '../bot.ts';
import type { ReadNotice } from './notice-types.ts';

/** Delivered, or nothing was left to deliver. */
interface Delivered {
  /** The message that shows it, if it was posted just now. */
  shown?: ShownMessage;
}

/** A lasting obstacle that somebody has to remove. */
interface Obstructed {
  problem: DeliveryProblem;
  /** Not tried again by itself. */
  gaveUp?: boolean;
  /** Writes in the transaction that stores a new problem. */
  noted?: (tx: Transaction) => Promise<void>;
}

export type Outcome = Delivered | Obstructed;

/** One kind of delivery, declared in its feature's manifest. */
export interface FeatureDelivery {
  kind: DeliveryKind;
  /**
   * Brings one subject to Discord as it is now. After a crash it is called again, so what it sends has a nonce. An
   * error is retried with growing pauses; a rate limit or `JobPostponed` only postpones. The signal is aborted when
   * the time of this run is over or the bot stops.
   */
  deliver: (bot: Bot, delivery: Delivery, signal: AbortSignal) => Promise<Outcome | void>;
  /** Its message is posted again when somebody deletes it. */
  staysPosted?: boolean;
  /** Waits, before anything is claimed or read, until Discord would accept it. */
  turn?: (bot: Bot, key: DeliveryKey, signal: AbortSignal) => Promise<void>;
  /** The notice that leaders get by direct message if it cannot be posted in a channel. Every kind for leaders has it. */
  letter?: ReadNotice;
  /** How many of this kind run at the same time; the default is eight. */
  atOnce?: number;
  /** Requests come in bursts: the first waits this long for the others. */
  gatherMs?: number;
  /** The shortest time between the starts of two runs for one subject. */
  spacingMs?: number;
}
