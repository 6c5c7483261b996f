import { counted } from '@famiglia/contract/kit/counted';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { cabinetText } from './cabinet.text.ts';
import { OWN_PAGE, useOwnFile } from './queries.ts';

/** The personnel file, as `/myfile` shows it. */
export const FileView = () => {
  const text = useText(cabinetText);
  const format = useFormat();
  const { page, setPage } = useListParams();
  const language = useLanguage();
  const query = useOwnFile(useCurrentGuild().id, language, page);
  return (
    <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-12" rows={8} />}>
      {({
        items,
        total,
        facts: { joined_at: joined, times_joined: times, warnings, rank, voice_minutes: voice },
      }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ul className="grid gap-1">
            {joined === null ? null : (
              <li>
                {text.joined(format.longDate(joined))}
                {times > 1 ? <span className="text-muted"> · {text.times(times)}</span> : null}
              </li>
            )}
            {rank === null ? null : <li>{text.rankSince(rank.name, format.longDate(rank.since))}</li>}
            {voice < 60 ? null : (
              <li>
                {text.words.voice}: {counted(language, 'hours', Math.floor(voice / 60))}
              </li>
            )}
            {warnings.total === 0 ? null : <li>{text.warningsEver(warnings.total)}</li>}
          </ul>
          {total === 0 ? (
            <p className="text-muted">{text.empty.file}</p>
          ) : (
            <Card>
              <ul className="divide-y divide-line">
                {items.map(({ id, at, text: said }) => (
                  <li key={id} className="px-4 py-2.5">
                    <p className="wrap-anywhere">{said}</p>
                    <time dateTime={at} className="text-xs text-muted">
                      {format.dateTime(at)}
                    </time>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {total > OWN_PAGE ? (
            <Pager page={page} pageSize={OWN_PAGE} total={total} onChange={setPage} />
          ) : null}
        </div>
      )}
    </QueryView>
  );
};
