import type { MovedTable } from '@famiglia/contract/moving/tables';
import { MOVED_TABLE_LIMITS } from '@famiglia/contract/moving/tables';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Card } from '../../shared/ui/card.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { Trail } from '../../shared/ui/trail.tsx';
import { keepFile } from './given-file.ts';
import { useDropTable, useGiveTable, useTables } from './tables-queries.ts';
import { tablesText } from './tables.text.ts';

/** `/guild/:guildId/moving`: a table is given here, and earlier ones are opened. */
export const TablesPage = () => {
  const text = useText(tablesText);
  const { id: guildId } = useCurrentGuild();
  return (
    <>
      <Trail
        label={text.path}
        parents={[{ to: `/guild/${guildId}/settings/joining`, name: text.settings }]}
        here={text.title}
      />
      <PageHeader title={text.title} note={text.note} />
      <GiveForm />
      <TableList />
    </>
  );
};

const GiveForm = () => {
  const text = useText(tablesText);
  const { id: guildId } = useCurrentGuild();
  const navigate = useNavigate();
  const give = useGiveTable(guildId);
  const [pasted, setPasted] = useState('');
  const [tried, setTried] = useState(false);
  const fileId = useId();
  const send = (file: Blob, name: string) =>
    give.mutate(
      { file, name },
      {
        onSuccess: ({ id }) => {
          keepFile(id, file);
          void navigate(`/guild/${guildId}/moving/${id}`);
        },
      },
    );
  const isEmpty = pasted.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty) send(new Blob([pasted]), text.pasted);
  };
  return (
    <Card className="mb-6 p-4">
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <div className="grid justify-items-start gap-1.5">
          <label htmlFor={fileId} className="font-medium">
            {text.file}
          </label>
          <input
            id={fileId}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx"
            aria-describedby={`${fileId}-note`}
            className="min-h-11 max-w-full text-muted file:mr-3 file:h-9 file:cursor-pointer file:rounded-sm file:border file:border-line-strong file:bg-raised file:px-3 file:text-text"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file !== undefined) send(file, file.name.slice(0, 100));
              // The same file may be chosen again after it was corrected.
              event.target.value = '';
            }}
          />
          <p id={`${fileId}-note`} className="text-xs text-muted">
            {text.fileHint}
          </p>
        </div>
        <FormField
          label={text.paste}
          hint={text.pasteHint}
          problem={tried && isEmpty ? text.missing : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={6}
              maxLength={MOVED_TABLE_LIMITS.bytes / 4}
              spellCheck={false}
              value={pasted}
              onChange={(event) => setPasted(event.target.value)}
            />
          )}
        </FormField>
        <Refusal error={give.error} />
        <Button type="submit" variant="primary" className="justify-self-start" loading={give.isPending}>
          {text.read}
        </Button>
      </form>
    </Card>
  );
};

const TableList = () => {
  const text = useText(tablesText);
  const { id: guildId } = useCurrentGuild();
  const tables = useTables(guildId);
  const drop = useDropTable();
  return (
    <QueryView query={tables} skeleton={<ListSkeleton headed={false} height="h-16" rows={2} />}>
      {({ items }) =>
        items.length === 0 ? null : (
          <section aria-label={text.earlier} className="grid gap-2">
            <h2 className="font-medium">{text.earlier}</h2>
            <Refusal error={drop.error} />
            <Card>
              <ul className="divide-y divide-line">
                {items.map((table) => (
                  <TableLine
                    key={table.id}
                    table={table}
                    pending={drop.isPending && drop.variables.tableId === table.id}
                    onDrop={() => drop.mutate({ tableId: table.id })}
                  />
                ))}
              </ul>
            </Card>
          </section>
        )
      }
    </QueryView>
  );
};

interface TableLineProps {
  table: MovedTable;
  pending: boolean;
  onDrop: () => void;
}

const TableLine = ({ table, pending, onDrop }: TableLineProps) => {
  const text = useText(tablesText);
  const format = useFormat();
  const { id: guildId } = useCurrentGuild();
  const { id, name, state, rows, created_by: by, created_at: at } = table;
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {name || text.unnamed} <span className="text-muted">{text.states[state]}</span>
        </p>
        <p className="text-xs text-muted">{text.given(text.rows(rows), by.name, format.relative(at))}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {state === 'draft' ? (
          <Button variant="ghost" loading={pending} onClick={onDrop}>
            {text.drop}
          </Button>
        ) : null}
        <Link to={`/guild/${guildId}/moving/${id}`} className={buttonClasses()}>
          {text.open}
        </Link>
      </div>
    </li>
  );
};
