import type { MovedTable, TableReading } from '@famiglia/contract/moving/tables';
import { COLUMN_CHOICES } from '@famiglia/contract/moving/table-columns';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { SheetChooser } from './sheet-chooser.tsx';
import { useReadTable } from './tables-queries.ts';
import { tablesText } from './tables.text.ts';

/** What the columns are and how they are read. Nothing is read anew until the leader says so. */
export const ReadingForm = ({ table }: { table: MovedTable }) => {
  const text = useText(tablesText);
  const { id: guildId } = useCurrentGuild();
  const read = useReadTable(guildId, table.id);
  const [reading, setReading] = useState(table.reading);
  const change = (changed: Partial<TableReading>) => setReading({ ...reading, ...changed });
  const isChanged = JSON.stringify(reading) !== JSON.stringify(table.reading);
  const has = (...columns: string[]) => reading.columns.some((column) => columns.includes(column));
  const words = [...reading.ranks.map(({ word }) => ({ word, rows: null })), ...table.unknown_ranks].filter(
    ({ word }, index, all) => all.findIndex((one) => one.word === word) === index,
  );
  return (
    <Card className="grid gap-4 p-4">
      <div>
        <h2 className="font-medium">{text.columns}</h2>
        <p className="text-muted">
          {text.columnsNote} {table.encoding === 'windows-1251' ? text.encoding : ''}
        </p>
      </div>
      {table.sheets.length > 1 ? <SheetChooser table={table} /> : null}
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {table.headings.map(({ text: heading, examples }, index) => {
          const name = heading || text.nth(index + 1);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- columns stay where they are
            <li key={index} className="grid min-w-0 content-start gap-1">
              <span className="truncate font-medium">{name}</span>
              <Select
                label={text.columnOf(name)}
                value={reading.columns[index] ?? 'ignored'}
                options={COLUMN_CHOICES.map((value) => ({ value, label: text.columnWords[value] }))}
                onChange={(column) =>
                  change({
                    columns: reading.columns.map((one, place) =>
                      place === index ? column : one === column && column !== 'ignored' ? 'ignored' : one,
                    ),
                  })
                }
              />
              <span className="truncate text-xs text-muted">{examples.join(', ') || text.empty}</span>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        {has('reputation') ? (
          <div className="grid gap-1">
            <span className="font-medium">{text.reputation}</span>
            <Select
              label={text.reputation}
              value={reading.reputation}
              options={[
                { value: 'replace', label: text.modes.replace },
                { value: 'add', label: text.modes.add },
              ]}
              onChange={(reputation) => change({ reputation })}
            />
          </div>
        ) : null}
        {has('joined') ? (
          <div className="grid gap-1">
            <span className="font-medium">{text.days}</span>
            <Select
              label={text.days}
              value={reading.days ?? 'ask'}
              options={(['ask', 'day_first', 'month_first'] as const).map((value) => ({
                value,
                label: text.dayOrders[value],
              }))}
              onChange={(days) => change({ days: days === 'ask' ? null : days })}
            />
          </div>
        ) : null}
      </div>
      {has('rank') && words.length > 0 ? (
        <section className="grid gap-2">
          <h3 className="font-medium">{text.ranks}</h3>
          <p className="text-muted">{text.ranksNote}</p>
          <ul className="grid gap-2 md:grid-cols-2">
            {words.map(({ word, rows }) => (
              <li key={word} className="flex flex-wrap items-center justify-between gap-2">
                <span className="wrap-anywhere">
                  {rows === null ? word : text.rankRows(word, text.rows(rows))}
                </span>
                <Select
                  label={word}
                  value={reading.ranks.find((one) => one.word === word)?.role_id ?? ''}
                  options={[
                    { value: '', label: text.noStep },
                    ...table.ladder.map(({ role_id: value, name: label }) => ({ value, label })),
                  ]}
                  onChange={(role) => {
                    const ranks = reading.ranks.filter((one) => one.word !== word);
                    change({ ranks: role === '' ? ranks : [...ranks, { word, role_id: role }] });
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {has('nick', 'static_id', 'joined', 'attended') ? (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 md:min-h-0">
          <Checkbox
            checked={reading.overwrite}
            onChange={(event) => change({ overwrite: event.target.checked })}
          />
          <span>
            {text.overwrite} <span className="text-muted">{text.overwriteNote}</span>
          </span>
        </label>
      ) : null}
      <Refusal error={read.error} />
      {isChanged ? (
        <Button
          variant="primary"
          className="justify-self-start"
          loading={read.isPending}
          onClick={() => read.mutate({ ...reading, version: table.version })}
        >
          {text.check}
        </Button>
      ) : null}
    </Card>
  );
};
