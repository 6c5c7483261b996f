import { localised } from './localised.ts';
import type { RunnableCommand } from './runnable-command.ts';

/** The options written out after a command's name: `title: Drop slots: 5`. What is not an option's name stays text. */
export const parseCommandLine = (
  line: string,
  command: RunnableCommand,
  locale: string,
): Record<string, string> => {
  const typed = line.replace(/^\//, '').trimStart();
  const name = [command.title, command.path].find((known) =>
    typed.toLocaleLowerCase().startsWith(`${known.toLocaleLowerCase()} `),
  );
  if (name === undefined) return {};
  const rest = typed.slice(name.length);
  const names = new Map(
    command.options.flatMap((option) => [
      [option.name.toLocaleLowerCase(), option.name],
      [localised(option.name, option.name_localizations, locale).toLocaleLowerCase(), option.name],
    ]),
  );
  const starts = [...rest.matchAll(/(?<=^|\s)([\p{L}\p{N}_-]+):/gu)].filter(([, word = '']) =>
    names.has(word.toLocaleLowerCase()),
  );
  return Object.fromEntries(
    starts.map((start, index) => {
      const value = rest.slice(start.index + start[0].length, starts[index + 1]?.index).trim();
      return [names.get(start[1]?.toLocaleLowerCase() ?? '') ?? '', value];
    }),
  );
};
