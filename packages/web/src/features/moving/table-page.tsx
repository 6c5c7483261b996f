import type { MovedTable } from '@famiglia/contract/moving/tables';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FillBar } from '../../shared/ui/fill-bar.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { Trail } from '../../shared/ui/trail.tsx';
import { ReadingForm } from './reading-form.tsx';
import { TableRows } from './table-rows.tsx';
import { useEnterTable, useTable, useTakeTableBack } from './tables-queries.ts';
import { tablesText } from './tables.text.ts';

/** `/guild/:guildId/moving/:tableId`: what a table says, what it would change, and what it has changed. */
export const TablePage = () => {
  const text = useText(tablesText);
  const { id: guildId } = useCurrentGuild();
  const { tableId = '' } = useParams();
  const table = useTable(guildId, tableId);
  const name = table.data?.name || text.unnamed;
  return (
    <>
      <Trail
        label={text.path}
        parents={[
          { to: `/guild/${guildId}/settings/joining`, name: text.settings },
          { to: `/guild/${guildId}/moving`, name: text.title },
        ]}
        here={name}
      />
      <PageHeader title={name} />
      <QueryView query={table} skeleton={<ListSkeleton headed={false} height="h-16" rows={8} />}>
        {(shown) => (shown.state === 'draft' ? <Draft table={shown} /> : <Result table={shown} />)}
      </QueryView>
    </>
  );
};

const Draft = ({ table }: { table: MovedTable }) => {
  const text = useText(tablesText);
  const enter = useEnterTable();
  return (
    <div className="grid gap-4">
      {/* What was chosen belongs to the version that was seen. */}
      <ReadingForm key={`${table.id}:${table.version}`} table={table} />
      <TableRows table={table} views={['ready', 'doubt', 'left_out']} />
      <div className="grid gap-2">
        <Refusal error={enter.error} />
        <Button
          variant="primary"
          className="justify-self-start"
          disabled={table.ready === 0}
          loading={enter.isPending}
          onClick={() => enter.mutate({ tableId: table.id, version: table.version })}
        >
          {text.enter(table.ready)}
        </Button>
        <p className="text-muted empty:hidden">{text.enterNote(table.doubts)}</p>
      </div>
    </div>
  );
};

const Result = ({ table }: { table: MovedTable }) => {
  const text = useText(tablesText);
  const { id: guildId } = useCurrentGuild();
  const takeBack = useTakeTableBack();
  const [asks, setAsks] = useState(false);
  const { state, done, ready, changed, skipped, kept } = table;
  const isMoving = state === 'entering' || state === 'taking_back';
  return (
    <div className="grid gap-4">
      <Card className="grid gap-3 p-4">
        <div aria-live="polite" className="grid gap-1">
          <h2 className="font-medium">
            {state === 'entered'
              ? text.entered(changed)
              : state === 'taken_back'
                ? text.takenBack(kept)
                : text.states[state]}
          </h2>
          {isMoving ? (
            <>
              <p className="tabular-nums">{text.moving(done, ready)}</p>
              <FillBar share={ready === 0 ? 0 : done / ready} />
            </>
          ) : null}
          <p className="text-muted empty:hidden">{isMoving ? text.goesOn : text.skipped(skipped)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {state === 'entered' ? <Button onClick={() => setAsks(true)}>{text.takeBack}</Button> : null}
          {isMoving ? null : (
            <Link to={`/guild/${guildId}/moving`} className={buttonClasses()}>
              {text.anew}
            </Link>
          )}
        </div>
      </Card>
      {isMoving ? null : (
        <TableRows
          table={table}
          views={state === 'taken_back' ? ['kept', 'changed'] : ['changed', 'skipped', 'doubt', 'left_out']}
        />
      )}
      {asks ? (
        <ConfirmDialog
          title={text.takeBackTitle}
          body={text.takeBackBody}
          confirm={text.takeBack}
          pending={takeBack.isPending}
          error={takeBack.error}
          onConfirm={() => takeBack.mutate({ tableId: table.id }, { onSuccess: () => setAsks(false) })}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </div>
  );
};
