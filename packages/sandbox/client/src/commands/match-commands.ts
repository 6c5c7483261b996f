import type { RunnableCommand } from './runnable-command.ts';

/** The commands that match the text after the slash: by prefix first, then anywhere in the name. */
export const matchCommands = (commands: RunnableCommand[], typed: string): RunnableCommand[] => {
  const wanted = typed.trimStart().toLocaleLowerCase().replaceAll(/\s+/g, ' ');
  const rank = ({ title, path }: RunnableCommand): number => {
    const names = [title, path].map((name) => name.toLocaleLowerCase());
    if (names.some((name) => name.startsWith(wanted))) return 0;
    // `/mp create title: Drop`: the name is complete and options follow.
    if (names.some((name) => wanted.startsWith(`${name} `))) return 0;
    return names.some((name) => name.includes(wanted.trim())) ? 1 : 2;
  };
  return commands
    .map((command) => ({ command, rank: rank(command) }))
    .filter((match) => match.rank < 2)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
};
