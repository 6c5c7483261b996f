import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** Small wrong changes of a line of code. Each must make a test fail. */
const OPERATORS = [
  [/===/g, () => '!=='],
  [/!==/g, () => '==='],
  [/ && /g, () => ' || '],
  [/ \|\| /g, () => ' && '],
  [/ > /g, () => ' >= '],
  [/ > /g, () => ' <= '],
  [/ >= /g, () => ' > '],
  [/ <= /g, () => ' < '],
  [/\btrue\b/g, () => 'false'],
  [/\bfalse\b/g, () => 'true'],
  [/\.some\(/g, () => '.every('],
  [/(?<=\(|\s)!(?=[a-z(])/g, () => ''],
  [/\b(\d+)n\b/g, (digits) => `${Number.parseInt(digits, 10) + 1}n`],
  [/'[a-z_.]+'/g, () => "'mutated'"],
  [/ \?\? null/g, () => ' ?? undefined'],
  [/\.\.\.(?!new)\w+,?(?= |\])/g, () => ''],
  [/\band\(/g, () => 'or('],
  [/\bor\(/g, () => 'and('],
  [/\b(eq|isNull|inArray)\([^()]*\)/g, () => 'undefined'],
  [/(?<=new Set\()\w+(?=\))/g, () => ''],
];

/** Whole statements that can be removed without breaking the syntax. */
const STATEMENT =
  /^\s+(if \(.+\) )?(throw|return|await|bus\.|byGuild\.|guild\.set|known\.|connection\.)[^{]*;$/;

const mutantsOfLine = (line) => [
  ...OPERATORS.flatMap(([pattern, replace]) =>
    [...line.matchAll(pattern)].map((match) => {
      const end = match.index + match[0].length;
      return line.slice(0, match.index) + replace(match[0]) + line.slice(end);
    }),
  ),
  ...(STATEMENT.test(line) ? [''] : []),
];

/** Lines with code: no comments, imports or types. */
const codeLines = (lines) => {
  let inType = false;
  return lines.flatMap((line, index) => {
    if (/^(export )?interface /.test(line)) inType = true;
    if (inType && line === '}') inType = false;
    const skipped = inType || /^(import|type|export type|\s*\/?\*|\s*\/\/)/.test(line);
    return skipped ? [] : [{ line, index }];
  });
};

/** Every mutant of a file: its name, and which part of the text is replaced. */
export const mutantsOf = (file) => {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return codeLines(lines).flatMap(({ line, index }) => {
    const start = lines.slice(0, index).join('\n').length + (index === 0 ? 0 : 1);
    return [...new Set(mutantsOfLine(line))].map((text) => ({
      file,
      name: `${file}:${index + 1}  ${line.trim()}  →  ${text.trim() || '(left out)'}`,
      edit: { start, end: start + line.length, text },
    }));
  });
};
