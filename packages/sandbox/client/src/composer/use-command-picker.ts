import { type KeyboardEvent, useMemo } from 'react';
import { matchCommands } from '../commands/match-commands.ts';
import { type RunnableCommand, runnableCommands } from '../commands/runnable-command.ts';
import { useCommands } from '../commands/use-commands.ts';
import { useLocale } from '../commands/use-locale.ts';
import { useActiveItem } from '../ui/use-active-item.ts';

interface CommandPickerState {
  open: boolean;
  matches: RunnableCommand[];
  anyKnown: boolean;
  active: number;
  move: (event: KeyboardEvent) => boolean;
}

/** Open while the text starts with a slash and is still one line. */
export function useCommandPicker(text: string): CommandPickerState {
  const commands = useCommands();
  const locale = useLocale();
  const all = useMemo(() => runnableCommands(commands, locale), [commands, locale]);
  const open = text.startsWith('/') && !text.includes('\n');
  const matches = useMemo(() => (open ? matchCommands(all, text.slice(1)) : []), [all, open, text]);
  const { active, move } = useActiveItem(matches.length);
  return { open, matches, anyKnown: all.length > 0, active, move };
}
