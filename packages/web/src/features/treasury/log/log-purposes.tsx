import type { CabinetLogLine } from '@famiglia/contract/cabinet-log/cabinet-log';
import { formatCentsChange } from '@famiglia/contract/kit/format-cents';
import type { TreasuryCategory } from '@famiglia/contract/treasury/treasury';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import type { Decide } from './decide.ts';
import { PurposeSelect } from './purpose-select.tsx';
import { logText } from './log.text.ts';

interface LogPurposesProps {
  lines: readonly CabinetLogLine[];
  categories: readonly TreasuryCategory[];
  onDecide: Decide;
}

interface Group {
  words: string;
  out: boolean;
  lines: CabinetLogLine[];
}

/** Operations with the same words are mostly for the same: one choice is for all of them. */
const groupsOf = (lines: readonly CabinetLogLine[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    if (!line.enters && !line.needs_person) continue;
    const out = line.amount_cents.startsWith('-');
    const key = `${out} ${line.words.toLowerCase()}`;
    const group = groups.get(key) ?? { words: line.words, out, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()].filter(({ words, lines: { length } }) => words !== '' && length > 1);
};

export const LogPurposes = ({ lines, categories, onDecide }: LogPurposesProps) => {
  const text = useText(logText);
  const language = useLanguage();
  const groups = groupsOf(lines);
  if (groups.length === 0) return null;
  return (
    <section aria-label={text.whatFor} className="grid gap-2">
      <h2 className="font-medium">{text.whatFor}</h2>
      <p className="text-pretty text-muted">{text.whatForNote}</p>
      <Card>
        <ul className="divide-y divide-line">
          {groups.map(({ words, out, lines: all }) => {
            const sum = all.reduce((cents, line) => cents + BigInt(line.amount_cents), 0n);
            const [first] = all;
            const same = all.every(({ purpose }) => purpose === first?.purpose);
            return (
              <li
                key={`${out} ${words}`}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
              >
                <p className="min-w-0 wrap-anywhere">
                  <span className="font-medium">{words}</span>{' '}
                  <span className="text-muted tabular-nums">
                    {text.operations(all.length)}, {formatCentsChange(language, sum)}
                  </span>
                </p>
                <PurposeSelect
                  label={text.purposeOf(words)}
                  value={same ? (first?.purpose ?? null) : null}
                  out={out}
                  categories={categories}
                  onChange={(purpose) => onDecide({ about: 'words', words, out, purpose })}
                />
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
};
