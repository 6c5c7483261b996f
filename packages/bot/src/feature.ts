import type { BusEvent, BusEventType } from '@famiglia/contract/realtime/bus-events';
import type { GatewayIntentBits } from 'discord.js';
import type { Bot } from './bot.ts';
import type { BotCommand } from './kit/interactions/command.ts';
import type { UserMenu } from './kit/interactions/user-menu.ts';
import type { FeatureDelivery } from './deliveries/delivery-kind.ts';
import type { DispatchHandler } from './kit/discord/on-dispatch.ts';
import type { AmountFormCall, ButtonCall, ModalCall, SelectCall } from './kit/interactions/calls.ts';

/** Everything one feature adds to the bot. Handlers are found by the custom id `feature:action:…`. */
export interface BotFeature {
  /** The first part of this feature's custom ids. */
  name: string;
  /** The gateway intents that this feature needs. */
  intents?: readonly GatewayIntentBits[];
  commands?: readonly BotCommand[];
  /** Entries of the context menu of a person. */
  userMenus?: readonly UserMenu[];
  buttons?: Readonly<Record<string, (call: ButtonCall) => Promise<void>>>;
  selects?: Readonly<Record<string, (call: SelectCall) => Promise<void>>>;
  modals?: Readonly<Record<string, (call: ModalCall) => Promise<void>>>;
  /** Forms with an amount: where it has several readings, a button for each sends the form again. */
  amountForms?: Readonly<Record<string, (call: AmountFormCall) => Promise<void>>>;
  gatewayHandlers?: readonly DispatchHandler[];
  busHandlers?: readonly FeatureBusHandler[];
  /** What it brings to Discord by itself. */
  deliveries?: readonly FeatureDelivery[];
  /** Started with the bot; each returns a function that stops it. */
  services?: readonly ((bot: Bot) => () => void)[];
}

export interface FeatureBusHandler {
  types: readonly BusEventType[];
  run: (bot: Bot, event: BusEvent) => Promise<void>;
}
