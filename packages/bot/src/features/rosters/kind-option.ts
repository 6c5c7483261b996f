import { kindName } from '@famiglia/contract/fight-kinds/fight-kind-mark';
import type { FightKindMark } from '@famiglia/contract/fight-kinds/fight-kind-mark';
import type { FightKind } from '@famiglia/contract/fight-kinds/fight-kinds';
import { kindDefaults } from '@famiglia/contract/fight-kinds/kind-defaults';
import { findTemplatePlan } from '@famiglia/core/fight-kinds/fight-kind.queries';
import { readFightKinds } from '@famiglia/core/fight-kinds/list-fight-kinds';
import { AppError } from '@famiglia/core/platform/app-error';
import type { CommandOption } from '../../kit/interactions/command.ts';
import type { AutocompleteCall, Choice, CommandCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { suggestStartOrPing } from './ping-option.ts';

const OPTION = 'kind';

/** The option for the kind of fight that a new event or capt is. */
export const kindOption: CommandOption = {
  name: { en: OPTION, ru: 'вид' },
  description: {
    en: 'Kind of fight: fills in what it says',
    ru: 'Вид боя: заполнит то, что в нём задано',
  },
  type: 'text',
  autocomplete: true,
  max: 100,
};

/** The same option of a list: only what carries the kind is listed. */
export const kindFilter: CommandOption = {
  ...kindOption,
  description: { en: 'Only this kind of fight', ru: 'Только этот вид боя' },
};

/** Whether something carries the kind; every kind counts if none is chosen. */
export const isOfKind =
  (kindId: string) =>
  ({ fight_kind }: { fight_kind: FightKindMark | null }): boolean =>
    kindId === '' || fight_kind?.id === kindId;

export const suggestKinds = async ({ bot, interaction }: AutocompleteCall): Promise<Choice[]> => {
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const { items } = await readFightKinds(bot.context.db, guildOf(interaction));
  return items
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .map((kind) => ({ name: kindName(kind), value: kind.id }));
};

/** Suggests kinds, roles or start times, depending on the option that is being typed. */
export const suggestKindStartOrPing = async (call: AutocompleteCall): Promise<Choice[]> =>
  call.interaction.options.getFocused(true).name === OPTION ? suggestKinds(call) : suggestStartOrPing(call);

/** The chosen kind; null if the option was left out. A typed name is accepted if a kind has it. */
export const readKindOption = async ({ bot, interaction }: CommandCall): Promise<FightKind | null> => {
  const typed = interaction.options.getString(OPTION)?.trim().toLowerCase() ?? '';
  if (typed === '') return null;
  const { items } = await readFightKinds(bot.context.db, guildOf(interaction));
  const found = items.find(
    (kind) => kind.id === typed || [kind.name, kindName(kind)].some((name) => name.toLowerCase() === typed),
  );
  if (found === undefined) throw new AppError('choose_from_list');
  return found;
};

/** What the form of a new event or capt begins with; the rest of the kind applies when it is created. */
export const startOfKind = async ({ bot, interaction }: CommandCall, kind: FightKind | null) => {
  if (kind === null) return null;
  const { db } = bot.context;
  const template =
    kind.template_id === null ? null : await findTemplatePlan(db, guildOf(interaction), kind.template_id);
  const { title = '', description = '', slots } = kindDefaults(kind, template);
  return { kind: kind.id, title, description, slots: slots === undefined ? '' : String(slots) };
};

const KIND_ARGUMENT = 'kind';

/** The arguments that the custom id of a form stores, without dashes: Discord allows a hundred characters. */
export const kindArgs = (kindId: string): string[] =>
  kindId === '' ? [] : [KIND_ARGUMENT, kindId.replaceAll('-', '')];

/** The kind's id stored in such a custom id; empty for none. */
export const carriedKind = (args: readonly string[]): string => {
  const short = args[args.indexOf(KIND_ARGUMENT) + 1] ?? '';
  return args.includes(KIND_ARGUMENT)
    ? short.replace(/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, '$1-$2-$3-$4-$5')
    : '';
};

/** The same as input of a use case. */
export const askedKind = (kindId: string): { fightKindId?: string } =>
  kindId === '' ? {} : { fightKindId: kindId };
