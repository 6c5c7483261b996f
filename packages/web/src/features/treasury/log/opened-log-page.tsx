import type { CabinetLogImport, CabinetLogPreview } from '@famiglia/contract/cabinet-log/cabinet-log';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Trail } from '../../../shared/ui/trail.tsx';
import { BankDifference } from './bank-difference.tsx';
import { LogPreviewView } from './log-preview.tsx';
import { LogTakeBackDialog } from './log-take-back-dialog.tsx';
import { useCabinetLog } from './log-queries.ts';
import { logText } from './log.text.ts';

/** `/guild/:guildId/treasury/log/:importId`: what a text would enter, and after that what it did. */
export const OpenedLogPage = () => {
  const text = useText(logText);
  const { id: guildId } = useCurrentGuild();
  const { importId = '' } = useParams();
  const log = useCabinetLog(guildId, importId);
  /** What the game and the treasury had when it was entered here. */
  const [bank, setBank] = useState<CabinetLogPreview['bank'] | null>(null);
  const home = `/guild/${guildId}/treasury`;
  return (
    <>
      <Trail
        label={text.path}
        parents={[
          { to: home, name: text.treasury },
          { to: `${home}/log`, name: text.title },
        ]}
        here={text.lines}
      />
      <PageHeader title={text.title} />
      <QueryView query={log} skeleton={<ListSkeleton headed={false} height="h-16" rows={8} />}>
        {({ import: shown, preview }) =>
          preview === null ? (
            <EnteredLog log={shown} bank={bank} />
          ) : (
            <LogPreviewView importId={shown.id} preview={preview} onEntered={() => setBank(preview.bank)} />
          )
        }
      </QueryView>
    </>
  );
};

interface EnteredLogProps {
  log: CabinetLogImport;
  bank: CabinetLogPreview['bank'] | null;
}

const EnteredLog = ({ log, bank }: EnteredLogProps) => {
  const text = useText(logText);
  const { id: guildId } = useCurrentGuild();
  const [asks, setAsks] = useState(false);
  return (
    <Card className="grid gap-4 p-4">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 font-medium">
          {text.done(text.operations(log.entered?.operations ?? 0))}
          {log.taken_back === null ? null : <Badge>{text.takenBack}</Badge>}
        </h2>
        {log.taken_back === null ? <p className="text-muted">{text.doneBody}</p> : null}
      </div>
      {bank === null || log.taken_back !== null ? null : <BankDifference bank={bank} />}
      <div className="flex flex-wrap gap-2">
        <Link to={`/guild/${guildId}/treasury`} className={buttonClasses()}>
          {text.toTreasury}
        </Link>
        {log.taken_back === null ? (
          <Button variant="ghost" onClick={() => setAsks(true)}>
            {text.takeBack}
          </Button>
        ) : null}
      </div>
      {asks ? <LogTakeBackDialog log={log} onClose={() => setAsks(false)} /> : null}
    </Card>
  );
};
