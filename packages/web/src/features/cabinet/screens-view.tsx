import type { OwnScreen } from '@famiglia/contract/cabinet/cabinet';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { WordsWithCode } from '../../shared/ui/words-with-code.tsx';
import { cabinetText } from './cabinet.text.ts';
import { SCREENS_PAGE, useOwnScreens } from './queries.ts';

const TONES = { pending: 'neutral', approved: 'good', rejected: 'bad' } as const;

/** The reader’s own screens with their verdicts. */
export const ScreensView = () => {
  const text = useText(cabinetText);
  const { page, setPage } = useListParams();
  const query = useOwnScreens(useCurrentGuild().id, page);
  return (
    <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-40" rows={3} />}>
      {({ items, total }) =>
        total === 0 ? (
          <p className="text-muted">
            <WordsWithCode words={text.empty.screens} />
          </p>
        ) : (
          <>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {items.map((screen) => (
                <ScreenCard key={screen.id} screen={screen} />
              ))}
            </ul>
            {total > SCREENS_PAGE ? (
              <Pager page={page} pageSize={SCREENS_PAGE} total={total} onChange={setPage} />
            ) : null}
          </>
        )
      }
    </QueryView>
  );
};

const ScreenCard = ({ screen }: { screen: OwnScreen }) => {
  const text = useText(cabinetText);
  const format = useFormat();
  const { status, reward, submitted_at: at, comment, url, thumbnail_url: thumbnail } = screen;
  return (
    <li>
      <Card className="grid h-full content-start overflow-hidden">
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={`${text.openImage}, ${format.dateTime(at)}`}
        >
          <img src={thumbnail} alt="" loading="lazy" className="aspect-video w-full bg-raised object-cover" />
        </a>
        <div className="grid gap-1 p-2.5 text-xs">
          <p className="flex flex-wrap items-center gap-1.5">
            <Badge tone={TONES[status]}>{text.status[status]}</Badge>
            {status === 'approved' && reward !== 0 ? (
              <span className="font-medium text-good">{format.delta(reward)}</span>
            ) : null}
          </p>
          <time dateTime={at} className="text-muted">
            {format.relative(at)}
          </time>
          {comment ? <p className="wrap-anywhere text-muted">{comment}</p> : null}
        </div>
      </Card>
    </li>
  );
};
