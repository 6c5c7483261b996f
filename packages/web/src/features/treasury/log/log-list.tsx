import type { CabinetLogImport } from '@famiglia/contract/cabinet-log/cabinet-log';
import { formatCentsChange } from '@famiglia/contract/kit/format-cents';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { LogTakeBackDialog } from './log-take-back-dialog.tsx';
import { useCabinetLogs } from './log-queries.ts';
import { logText } from './log.text.ts';

/** The latest texts: those that wait, and those that were entered. */
export const LogList = () => {
  const text = useText(logText);
  const { id: guildId } = useCurrentGuild();
  const logs = useCabinetLogs(guildId);
  const [takenBack, setTakenBack] = useState<CabinetLogImport | null>(null);
  return (
    <>
      <QueryView query={logs} skeleton={<ListSkeleton headed={false} height="h-16" rows={3} />}>
        {({ items }) =>
          items.length === 0 ? null : (
            <section aria-label={text.earlier} className="grid gap-2">
              <h2 className="font-medium">{text.earlier}</h2>
              <Card>
                <ul className="divide-y divide-line">
                  {items.map((one) => (
                    <LogRow key={one.id} log={one} onTakeBack={() => setTakenBack(one)} />
                  ))}
                </ul>
              </Card>
            </section>
          )
        }
      </QueryView>
      {takenBack === null ? null : <LogTakeBackDialog log={takenBack} onClose={() => setTakenBack(null)} />}
    </>
  );
};

const LogRow = ({ log, onTakeBack }: { log: CabinetLogImport; onTakeBack: () => void }) => {
  const text = useText(logText);
  const format = useFormat();
  const language = useLanguage();
  const { id: guildId } = useCurrentGuild();
  const { entered, created_by: by } = log;
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3">
      {entered === null ? (
        <>
          <p className="min-w-0 wrap-anywhere">
            {text.waiting(by?.name ?? '—', format.relative(log.created_at))}
          </p>
          <Link to={`/guild/${guildId}/treasury/log/${log.id}`} className={buttonClasses()}>
            {text.open}
          </Link>
        </>
      ) : (
        <>
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 wrap-anywhere tabular-nums">
              {text.entered(
                text.operations(entered.operations),
                formatCentsChange(language, entered.change_cents),
              )}
              {log.taken_back === null ? null : <Badge>{text.takenBack}</Badge>}
            </p>
            <p className="text-xs text-muted">
              {text.enteredBy(entered.by?.name ?? '—', format.relative(entered.at))}
            </p>
          </div>
          {log.taken_back === null ? <Button onClick={onTakeBack}>{text.takeBack}</Button> : null}
        </>
      )}
    </li>
  );
};
