import { capitalized } from '@famiglia/contract/kit/capitalized';
import { seriesRoutes } from '@famiglia/contract/series/series';
import type { EventSeries } from '@famiglia/contract/series/series';
import { describeRule } from '@famiglia/contract/series/series-words';
import { useState } from 'react';
import { formatSpan } from '../../../shared/language/format-span.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Ban, Pause, Pencil, Play } from '../../../shared/ui/icons.ts';
import { MenuItem } from '../../../shared/ui/menu.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useEventChange } from '../queries.ts';
import { DateRow } from './date-row.tsx';
import { SeriesDialog } from './series-dialog.tsx';
import { seriesText } from './series.text.ts';

const TONES = { active: 'good', paused: 'brass', over: 'neutral' } as const;

/** A series with its next dates. */
export const SeriesCard = ({ series }: { series: EventSeries }) => {
  const text = useText(seriesText);
  const language = useLanguage();
  const [open, setOpen] = useState<'edit' | 'end' | null>(null);
  const { plan, state, next } = series;
  const rule = describeRule(language, series);
  return (
    <Card className="grid content-start gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-base font-semibold wrap-anywhere">
            {plan.title} <Badge tone={TONES[state]}>{text.states[state]}</Badge>
          </h2>
          <p className="text-pretty">{capitalized(rule)}</p>
          <p className="text-xs text-muted">{text.opens(formatSpan(language, series.hours_before * 60))}</p>
        </div>
        <div className="flex gap-2">
          {state === 'over' ? null : <PauseButton series={series} />}
          <MoreMenu label={text.more(plan.title)}>
            <MenuItem onClick={() => setOpen('edit')}>
              <Pencil aria-hidden className="size-4 text-faint" />
              {text.edit}
            </MenuItem>
            <MenuItem className="text-bad" onClick={() => setOpen('end')}>
              <Ban aria-hidden className="size-4" />
              {text.end}
            </MenuItem>
          </MoreMenu>
        </div>
      </div>
      {next.length === 0 ? (
        <p className="text-pretty text-muted">{text.noDates}</p>
      ) : (
        <ul aria-label={text.next} className="-mx-4 -mb-4 border-t border-line">
          {next.map((date) => (
            <DateRow key={date.day} series={series} date={date} />
          ))}
        </ul>
      )}
      {open === 'edit' ? <SeriesDialog series={series} onClose={() => setOpen(null)} /> : null}
      {open === 'end' ? <EndDialog series={series} onClose={() => setOpen(null)} /> : null}
    </Card>
  );
};

const PauseButton = ({ series }: { series: EventSeries }) => {
  const text = useText(seriesText);
  const pause = useEventChange(seriesRoutes.pause);
  const resume = useEventChange(seriesRoutes.resume);
  const isPaused = series.state === 'paused';
  const { mutate, isPending } = isPaused ? resume : pause;
  const ShownIcon = isPaused ? Play : Pause;
  return (
    <Button
      icon={<ShownIcon aria-hidden className="size-4" />}
      loading={isPending}
      onClick={() => mutate({ seriesId: series.id }, { onError: (error) => toast.error(errorDetail(error)) })}
    >
      {isPaused ? text.resume : text.pause}
    </Button>
  );
};

const EndDialog = ({ series, onClose }: { series: EventSeries; onClose: () => void }) => {
  const text = useText(seriesText);
  const end = useEventChange(seriesRoutes.end);
  return (
    <ConfirmDialog
      title={text.endTitle(series.plan.title)}
      body={text.endBody}
      confirm={text.endConfirm}
      danger
      pending={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate({ seriesId: series.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
