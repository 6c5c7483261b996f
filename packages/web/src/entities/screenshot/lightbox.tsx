import { Dialog } from '@base-ui/react/dialog';
import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { ChevronLeft, ChevronRight, X } from '../../shared/ui/icons.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Filmstrip } from './filmstrip.tsx';
import { screenshotText } from './screenshot.text.ts';
import { Stage } from './stage.tsx';
import { useKeys } from './use-keys.ts';
import { useSwipe } from './use-swipe.ts';

interface LightboxProps {
  screenshots: readonly Screenshot[];
  screenshot: Screenshot;
  onChange: (id: string) => void;
  onClose: () => void;
  /** Called near the end of the loaded screenshots. */
  onEnd?: () => void;
  onBroken: () => void;
  caption?: (screenshot: Screenshot) => string;
  /** Details and actions of the screenshot. */
  children: ReactNode;
}

const NEAR = 3;

/**
 * Shows screenshots large, in dark colours in both themes, with a filmstrip; arrows navigate, Escape closes.
 */
export const Lightbox = ({ screenshots, screenshot, onChange, onClose, onEnd, ...props }: LightboxProps) => {
  const text = useText(screenshotText);
  const popup = useRef<HTMLDivElement>(null);
  const at = screenshots.findIndex((one) => one.id === screenshot.id);
  const [previous, next] = [screenshots[at - 1], screenshots[at + 1]];
  const go = (to: Screenshot | undefined) => (): void => {
    if (to) onChange(to.id);
  };
  useKeys({ ArrowLeft: go(previous), ArrowRight: go(next) });
  const swipe = useSwipe({ left: go(next), right: go(previous) });

  const nearEnd = at >= screenshots.length - NEAR;
  useEffect(() => {
    if (nearEnd) onEnd?.();
  }, [nearEnd, onEnd]);

  const neighbours = [next, previous].flatMap((one) => one?.url ?? []).join('\n');
  useEffect(() => {
    for (const url of neighbours.split('\n').filter(Boolean)) new Image().src = url;
  }, [neighbours]);

  const arrow =
    'absolute! top-1/2 z-1 -translate-y-1/2 bg-[#000a]! text-text disabled:opacity-0! max-md:size-11';
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          // The keys work without focus on a button, so no arrow button gets a focus ring.
          initialFocus={popup}
          aria-label={text.lightbox}
          className="scheme-dark fixed inset-0 z-30 grid bg-[#0a0b0d] text-text outline-none transition-opacity duration-(--quick) data-starting-style:opacity-0 max-md:grid-rows-[repeat(3,max-content)] max-md:overflow-y-auto md:grid-cols-[minmax(0,1fr)_320px] md:grid-rows-[minmax(0,1fr)_auto]"
        >
          <div {...swipe} className="relative grid min-h-50 min-w-0 md:min-h-0">
            <IconButton
              label={text.previous}
              disabled={!previous}
              onClick={go(previous)}
              className={`${arrow} left-2`}
            >
              <ChevronLeft aria-hidden className="size-5" />
            </IconButton>
            <div className="grid min-h-0 place-items-center overflow-auto p-3 max-md:pt-15 md:p-5">
              <Stage screenshot={screenshot} onBroken={props.onBroken} />
            </div>
            <IconButton label={text.next} disabled={!next} onClick={go(next)} className={`${arrow} right-2`}>
              <ChevronRight aria-hidden className="size-5" />
            </IconButton>
          </div>
          <aside className="relative flex flex-col gap-4 border-line bg-surface p-5 max-md:order-3 max-md:border-t md:overflow-y-auto md:border-l">
            {props.children}
          </aside>
          <Dialog.Close
            render={
              <IconButton
                label={text.close}
                className="fixed! top-2 right-2 z-2 bg-[#000a]! text-text md:bg-transparent!"
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            }
          />
          <div className="min-w-0 max-md:order-2 md:col-span-2">
            <Filmstrip
              screenshots={screenshots}
              current={screenshot.id}
              onChange={onChange}
              {...(props.caption ? { caption: props.caption } : {})}
            />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
