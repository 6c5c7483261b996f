import type { BotCommand } from './command.ts';
import type { UserMenu } from './user-menu.ts';
import type { BotFeature } from '../../feature.ts';
import type { AmountFormCall, ButtonCall, ModalCall, SelectCall } from './calls.ts';

/** All handlers, by the key that Discord sends. */
export interface Registry {
  commands: ReadonlyMap<string, BotCommand>;
  userMenus: ReadonlyMap<string, UserMenu>;
  buttons: ReadonlyMap<string, (call: ButtonCall) => Promise<void>>;
  selects: ReadonlyMap<string, (call: SelectCall) => Promise<void>>;
  modals: ReadonlyMap<string, (call: ModalCall) => Promise<void>>;
  /** Those of the forms that have an amount. */
  amountForms: ReadonlyMap<string, (call: AmountFormCall) => Promise<void>>;
}

export const buildRegistry = (features: readonly BotFeature[]): Registry => ({
  commands: uniqueMap(
    features.flatMap((feature) => feature.commands ?? []).map((command) => [command.name.en, command]),
  ),
  userMenus: uniqueMap(
    features.flatMap((feature) => feature.userMenus ?? []).map((menu) => [menu.name.en, menu]),
  ),
  buttons: uniqueMap(features.flatMap((feature) => actionsOf(feature, feature.buttons))),
  selects: uniqueMap(features.flatMap((feature) => actionsOf(feature, feature.selects))),
  modals: uniqueMap(
    features.flatMap((feature) => [
      ...actionsOf<(call: ModalCall) => Promise<void>>(feature, feature.modals),
      ...actionsOf(feature, feature.amountForms),
    ]),
  ),
  amountForms: uniqueMap(features.flatMap((feature) => actionsOf(feature, feature.amountForms))),
});

const actionsOf = <Handler>(
  feature: BotFeature,
  handlers: Readonly<Record<string, Handler>> = {},
): [string, Handler][] =>
  Object.entries(handlers).map(([action, handler]) => [`${feature.name}:${action}`, handler]);

/** Of two features with the same name, one would silently replace the other. */
const uniqueMap = <Value>(entries: readonly [string, Value][]): Map<string, Value> => {
  const map = new Map<string, Value>();
  for (const [key, value] of entries) {
    if (map.has(key)) throw new Error(`two features of the bot handle ${key}`);
    map.set(key, value);
  }
  return map;
};
