import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { ChevronLeft, ChevronRight } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { useListParams } from '../../../shared/lib/use-list-params.ts';
import { Filmstrip } from '../../../entities/screenshot/filmstrip.tsx';
import { screenshotText } from '../../../entities/screenshot/screenshot.text.ts';
import { Stage } from '../../../entities/screenshot/stage.tsx';
import { useSwipe } from '../../../entities/screenshot/use-swipe.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import type { ListView } from '../desk-view.ts';
import { gungameText } from '../gungame.text.ts';
import { DeskEmpty } from './desk-empty.tsx';
import { DeskGrid } from './desk-grid.tsx';
import { LookerNote } from './looker-note.tsx';
import { ReasonField } from './reason-field.tsx';
import { ScreenshotFacts } from './screenshot-facts.tsx';
import { StripOverlay } from './strip-overlay.tsx';
import { useColumns, useDeskKeys } from './use-desk-keys.ts';
import { useDesk } from './use-desk.ts';
import { VerdictButtons } from './verdict-buttons.tsx';

interface DeskProps {
  view: ListView;
  list: readonly Screenshot[];
  total: number;
  listedAt: number;
  grid: boolean;
  onGrid: () => void;
  onHelp: () => void;
  /** A dialog is open and handles the keys. */
  resting: boolean;
  onBroken: () => void;
}

const ARROW =
  'absolute! top-1/2 z-1 -translate-y-1/2 bg-[#000a]! text-[#e9eaec]! disabled:opacity-0! max-md:hidden';

/** One large screenshot with its filmstrip, or a grid; beside it the details and the verdict. */
export const Desk = (props: DeskProps) => {
  const { view, list, total, listedAt, grid, onBroken } = props;
  const text = useText(gungameText);
  const screenshotTexts = useText(screenshotText);
  const { page, setPage } = useListParams();
  const columns = useColumns();
  const desk = useDesk({ view, list, listedAt, grid });
  useDeskKeys(
    desk,
    { columns: grid ? columns : null, toggleGrid: props.onGrid, showHelp: props.onHelp },
    props.resting,
  );
  const swipe = useSwipe({ left: () => desk.step(1, false), right: () => desk.step(-1, false) });
  const { current, screenshots, selection, presence } = desk;
  const [looker] = current ? presence.lookers(current.id) : [];
  const subject = grid ? current : desk.shown;
  const names = [...new Set(presence.others.map((other) => other.name))];
  const leaf = (steps: 1 | -1, label: string) => (
    <IconButton
      label={label}
      disabled={!desk.neighbour(steps)}
      onClick={() => desk.step(steps, false)}
      className={`${ARROW} ${steps > 0 ? 'right-2' : 'left-2'}`}
    >
      {steps > 0 ? (
        <ChevronRight aria-hidden className="size-5" />
      ) : (
        <ChevronLeft aria-hidden className="size-5" />
      )}
    </IconButton>
  );

  if (!current) {
    return (
      <div className="grid place-items-center py-8">
        <DeskEmpty view={view} taken={desk.taken} names={names} onInsist={desk.insist} />
      </div>
    );
  }
  return (
    <div className="min-h-0 max-desk:flex max-desk:flex-col desk:grid desk:grid-cols-[minmax(0,1fr)_320px] desk:grid-rows-[minmax(0,1fr)_auto]">
      {grid ? (
        <DeskGrid
          screenshots={screenshots}
          current={current.id}
          chosen={selection.chosen}
          lookers={presence.lookers}
          onOpen={(id) => {
            desk.insist(id);
            props.onGrid();
          }}
          {...(desk.mayJudge
            ? {
                onChoose: (id: string, range: boolean) =>
                  range ? selection.extendTo(id, current.id) : selection.toggle(id),
              }
            : {})}
        />
      ) : (
        <div
          {...swipe}
          className="scheme-dark relative grid min-w-0 touch-pan-y max-desk:min-h-[56.25vw] bg-[#0a0b0d] text-text desk:min-h-0"
        >
          {leaf(-1, screenshotTexts.previous)}
          <div className="grid min-h-0 place-items-center overflow-auto p-2 md:p-5">
            {/* While it is unknown who was first, it only takes its place. */}
            <div className={classes('grid w-full place-items-center', !desk.shown && 'invisible')}>
              <Stage screenshot={current} onBroken={onBroken} />
            </div>
          </div>
          {leaf(1, screenshotTexts.next)}
          {looker ? (
            <LookerNote words={text.looking(looker)} className="absolute top-2 left-1/2 -translate-x-1/2" />
          ) : null}
        </div>
      )}
      <aside
        aria-label={text.side}
        className="flex min-w-0 flex-col gap-4 border-line bg-surface p-4 max-desk:order-3 max-desk:pb-0 md:p-5 desk:overflow-y-auto desk:border-l"
      >
        {/* As tall as the facts, which come with the picture, and as the verdict that somebody else may add to them. */}
        <div className={classes('grid content-start gap-4', desk.mayJudge ? 'min-h-49' : 'min-h-37')}>
          {subject ? <ScreenshotFacts screenshot={subject} /> : null}
        </div>
        {desk.mayJudge ? (
          // At the bottom, where a longer comment above it moves nothing.
          <div className="mt-auto flex min-w-0 flex-col gap-4 max-desk:contents">
            <ReasonField
              reasons={desk.reasons}
              value={desk.comment}
              asked={desk.asksReason}
              onChange={desk.setComment}
              onPick={desk.pickReason}
              onDismiss={desk.dismiss}
              box={desk.commentBox}
            />
            <VerdictButtons
              chosen={selection.chosen.size}
              isOwn={desk.isOwn}
              onVerdict={desk.judge}
              onClear={desk.clear}
              onUndo={desk.undo}
            />
          </div>
        ) : null}
      </aside>
      <div className="min-w-0 max-desk:order-2 desk:col-span-2">
        {grid ? null : (
          <Filmstrip
            screenshots={screenshots}
            current={current.id}
            onChange={desk.insist}
            renderOverlay={(screenshot) => (
              <StripOverlay
                chosen={selection.chosen.has(screenshot.id)}
                looker={presence.lookers(screenshot.id)[0]}
              />
            )}
          />
        )}
        {view !== 'pending' && total > PAGE_SIZE.screenshots ? (
          <div className="border-t border-line bg-surface px-5 py-2">
            <Pager page={page} pageSize={PAGE_SIZE.screenshots} total={total} onChange={setPage} />
          </div>
        ) : null}
      </div>
    </div>
  );
};
