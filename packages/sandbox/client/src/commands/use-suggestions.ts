import { useRoomPlace } from '../state/room.ts';
import { sandboxCall } from '../state/sandbox-call.ts';
import { useSession } from '../state/session.ts';
import type { AutocompleteBody, InteractionAnswer } from '../../../src/sandbox-types.ts';
import type { PickItem } from '../ui/pick-item.ts';
import { type OptionDrafts, readDrafts } from './option-draft.ts';
import type { RunnableCommand } from './runnable-command.ts';
import { localised } from './localised.ts';
import { useLocale } from './use-locale.ts';

/** The bot's suggestions for an option, given the values of the others. */
export const useSuggestions = (
  command: RunnableCommand,
  drafts: OptionDrafts,
): ((option: string, typed: string) => Promise<PickItem[]>) => {
  const { userId } = useSession();
  const { guildId, channel } = useRoomPlace();
  const locale = useLocale();
  return async (option, typed) => {
    const body: AutocompleteBody = {
      user_id: userId,
      guild_id: guildId,
      ...(channel && { channel_id: channel.id }),
      name: command.name,
      ...(command.subcommand && { subcommand: command.subcommand }),
      options: { ...readDrafts(command, drafts).options, [option]: typed },
      focused: option,
    };
    const { choices } = await sandboxCall<InteractionAnswer>('POST', 'autocomplete', body);
    return choices.map(({ name, value, name_localizations }) => ({
      value: String(value),
      label: localised(name, name_localizations, locale),
    }));
  };
};
