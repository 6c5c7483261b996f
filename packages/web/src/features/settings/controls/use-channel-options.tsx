import { Hash } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useTextChannels } from '../../../entities/channel/use-text-channels.ts';
import { controlsText } from './controls.text.ts';
import type { PickerOption } from './picker.tsx';

const hash = <Hash aria-hidden className="size-4 shrink-0 text-faint" />;

/** The channels to choose from, with "none" first; `optionOf` also knows a deleted channel. Marked: with those that the bot cannot post in. */
export const useChannelOptions = (marked = false) => {
  const text = useText(controlsText);
  const channels = useTextChannels(useCurrentGuild().id);
  const known = (channels.data ?? []).map((channel): PickerOption => ({
    value: channel.id,
    label: channel.name,
    picture: hash,
    ...(marked && channel.bot_lacks.length > 0 ? { note: text.botCannotPost, alarming: true } : {}),
  }));
  const none: PickerOption = { value: '', label: text.none };
  const optionOf = (id: string | null): PickerOption => {
    if (id === null) return none;
    const gone = channels.data ? text.goneChannel : '…';
    return known.find((option) => option.value === id) ?? { value: id, label: gone, picture: hash };
  };
  return { options: [none, ...known], optionOf };
};
