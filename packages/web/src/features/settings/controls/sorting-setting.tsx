import { useRef, useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useRowMotion } from '../../../entities/roster/table/use-row-motion.ts';
import { useSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { CriterionRow } from './criterion-row.tsx';
import { SettingRow } from './setting-row.tsx';
import type { Criterion } from './sorting-order.ts';
import { drop, movable, place, unused } from './sorting-order.ts';
import { useDragOrder } from '../../../shared/lib/use-drag-order.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useDebounced } from '../../../shared/lib/use-debounced.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useSortingPreview } from '../queries.ts';
import { EventPreview } from '../sorting-preview/event-preview.tsx';
import { SamplePreview } from '../sorting-preview/sample-preview.tsx';

/** The order of the criteria: dragged, or moved with the arrow keys; each can be left out. */
export const SortingSetting = () => {
  const text = useText(controlsText);
  const { value, change } = useSetting('events.sorting');
  const [said, setSaid] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useRowMotion(frame);
  const used = movable(value);

  const move = (criterion: Criterion, at: number): void => {
    const to = Math.min(Math.max(0, at), used.length - 1);
    if (used[to] === criterion) return;
    change(place(value, criterion, to));
    setSaid(text.moved(text.criteria[criterion], to + 1));
  };
  const { held, hold } = useDragOrder(list, (name, at) => move(name as Criterion, at));

  return (
    <SettingRow field="events.sorting" wide hasHeading>
      {(control) => (
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
          <div ref={frame} className="relative grid content-start gap-1.5">
            <ol ref={list} aria-labelledby={control['aria-labelledby']} className="grid gap-1.5">
              {used.map((criterion, index) => (
                <CriterionRow
                  key={criterion}
                  criterion={criterion}
                  position={index + 1}
                  held={held === criterion}
                  onHold={() => hold(criterion)}
                  onStep={(step) => move(criterion, index + step)}
                  onUse={() => change(drop(value, criterion))}
                />
              ))}
            </ol>
            <ul className="grid gap-1.5">
              <CriterionRow criterion="signed_up_at" position={used.length + 1} />
              {unused(value).map((criterion) => (
                <CriterionRow
                  key={criterion}
                  criterion={criterion}
                  onUse={() => change(place(value, criterion, used.length))}
                />
              ))}
            </ul>
            <output className="sr-only">{said}</output>
          </div>
          <SortingDryRun sorting={value} />
        </div>
      )}
    </SettingRow>
  );
};

/** The effect of the order before it is saved. */
const SortingDryRun = ({ sorting }: { sorting: readonly Criterion[] }) => {
  const preview = useSortingPreview(useCurrentGuild().id, useDebounced(sorting));
  return (
    <QueryView query={preview} skeleton={<Skeleton className="h-96" />}>
      {(answer) =>
        answer.event === null ? (
          <SamplePreview sorting={sorting} />
        ) : (
          <EventPreview event={answer.event} preview={answer} stale={preview.isPlaceholderData} />
        )
      }
    </QueryView>
  );
};
