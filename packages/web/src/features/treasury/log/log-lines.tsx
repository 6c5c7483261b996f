import type { CabinetLogLine, CabinetLogPreview } from '@famiglia/contract/cabinet-log/cabinet-log';
import { gapText } from '@famiglia/contract/cabinet-log/cabinet-log-words';
import { formatCents, formatCentsChange } from '@famiglia/contract/kit/format-cents';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import type { TreasuryCategory } from '@famiglia/contract/treasury/treasury';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { useListParams } from '../../../shared/lib/use-list-params.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { SelectBox } from '../../../shared/ui/select-box.tsx';
import type { Decide } from './decide.ts';
import { PurposeSelect } from './purpose-select.tsx';
import { logText } from './log.text.ts';

interface LogLinesProps {
  preview: CabinetLogPreview;
  categories: readonly TreasuryCategory[];
  onDecide: Decide;
}

/** Every operation of the text, newest first; what is missing stands where it is missing. */
export const LogLines = ({ preview, categories, onDecide }: LogLinesProps) => {
  const text = useText(logText);
  const { page, setPage } = useListParams();
  const { lines, gap_after_cents: gapAfter } = preview;
  const start = (page - 1) * PAGE_SIZE.ledger;
  return (
    <section aria-label={text.lines} className="grid gap-2">
      <h2 className="font-medium">{text.lines}</h2>
      <Card>
        <ol className="divide-y divide-line">
          {page === 1 && gapAfter !== null ? <Gap cents={gapAfter} /> : null}
          {lines.slice(start, start + PAGE_SIZE.ledger).map((line) => (
            <LineRow key={line.key} line={line} categories={categories} onDecide={onDecide} />
          ))}
        </ol>
      </Card>
      {lines.length <= PAGE_SIZE.ledger ? null : (
        <Pager page={page} pageSize={PAGE_SIZE.ledger} total={lines.length} onChange={setPage} />
      )}
    </section>
  );
};

const Gap = ({ cents }: { cents: string }) => {
  const language = useLanguage();
  return (
    <li className="bg-bad-wash px-4 py-2.5 text-pretty text-bad tabular-nums">{gapText(language, cents)}</li>
  );
};

interface LineRowProps {
  line: CabinetLogLine;
  categories: readonly TreasuryCategory[];
  onDecide: Decide;
}

const LineRow = ({ line, categories, onDecide }: LineRowProps) => {
  const text = useText(logText);
  const format = useFormat();
  const language = useLanguage();
  const { key, words, who, person, state, enters, needs_person: needsPerson } = line;
  const amount = formatCentsChange(language, line.amount_cents);
  const out = line.amount_cents.startsWith('-');
  const isDouble = state === 'double';
  return (
    <>
      <li className="flex items-start gap-1 py-2.5 pr-4 pl-1">
        {isDouble ? (
          <span className="w-11 shrink-0 md:w-10" />
        ) : (
          <SelectBox
            label={text.enters(`${amount} ${words}`)}
            checked={enters || needsPerson}
            onChange={(checked) => onDecide({ about: 'line', key, enters: checked })}
          />
        )}
        <div className={classes('grid min-w-0 flex-1 gap-1 pt-2', !enters && !needsPerson && 'text-muted')}>
          <p className="flex items-start justify-between gap-3">
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
              <span className="font-medium">{person?.name ?? who}</span>
              {words}
              {state === 'new' ? null : <Badge>{text.states[state]}</Badge>}
            </span>
            <span className={classes('shrink-0 font-medium tabular-nums', !out && enters && 'text-good')}>
              {amount}
            </span>
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <p className="text-xs text-muted tabular-nums">
              <time dateTime={line.happened_at}>{format.dateTime(line.happened_at)}</time>
              {' · '}
              {text.balance(formatCents(language, line.balance_cents))}
            </p>
            {enters || needsPerson ? (
              <PurposeSelect
                label={text.purposeOf(`${amount} ${words}`)}
                value={line.purpose}
                out={out}
                categories={categories}
                onChange={(purpose) => onDecide({ about: 'line', key, purpose })}
              />
            ) : null}
          </div>
          {needsPerson ? <p className="text-bad">{text.needsPerson}</p> : null}
        </div>
      </li>
      {line.gap_cents === null ? null : <Gap cents={line.gap_cents} />}
    </>
  );
};
