import type { MovedTable } from '@famiglia/contract/moving/tables';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { LoaderCircle } from '../../shared/ui/icons.ts';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { givenFile, keepFile } from './given-file.ts';
import { useGiveTable } from './tables-queries.ts';
import { tablesText } from './tables.text.ts';

/** A workbook of several sheets: another one is read instead. The file itself stays with the reader, so a reloaded page asks for it. */
export const SheetChooser = ({ table }: { table: MovedTable }) => {
  const text = useText(tablesText);
  const { id: guildId } = useCurrentGuild();
  const navigate = useNavigate();
  const give = useGiveTable(guildId);
  const fileId = useId();
  const kept = givenFile(table.id);
  const read = (file: Blob, sheet: number | undefined) =>
    give.mutate(
      { file, name: table.name, replaces: table.id, ...(sheet === undefined ? {} : { sheet }) },
      {
        onSuccess: ({ id }) => {
          keepFile(id, file);
          void navigate(`/guild/${guildId}/moving/${id}`, { replace: true });
        },
      },
    );
  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="font-medium">{text.sheet}</span>
      {kept === null ? (
        <>
          <p className="text-pretty text-muted">{text.sheetNote(table.sheets[table.sheet ?? 0] ?? '')}</p>
          <label htmlFor={fileId} className="text-xs text-muted">
            {text.sheetAgain}
          </label>
          <input
            id={fileId}
            type="file"
            accept=".xlsx"
            className="min-h-11 max-w-full text-muted file:mr-3 file:h-9 file:cursor-pointer file:rounded-sm file:border file:border-line-strong file:bg-raised file:px-3 file:text-text"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file !== undefined) read(file, undefined);
              event.target.value = '';
            }}
          />
        </>
      ) : (
        <div className="flex items-center gap-2">
          <Select
            label={text.sheet}
            value={String(table.sheet ?? 0)}
            options={table.sheets.map((name, index) => ({
              value: String(index),
              label: name || text.nth(index + 1),
            }))}
            onChange={(sheet) => {
              if (!give.isPending && sheet !== String(table.sheet ?? 0)) read(kept, Number(sheet));
            }}
          />
          {give.isPending ? <LoaderCircle aria-hidden className="size-4 animate-spin text-muted" /> : null}
        </div>
      )}
      <Refusal error={give.error} />
    </div>
  );
};
