import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from './icons.ts';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import { IconButton } from './icon-button.tsx';

const FIELD = 'input:not([tabindex="-1"]), textarea';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
}

/** Only its body scrolls: the title and the buttons stay in reach, however long a form is. */
export const DialogWindow = ({ open, onOpenChange, title, description, children, actions }: DialogProps) => {
  const text = useText(commonText);
  const body = useRef<HTMLDivElement>(null);
  // With a keyboard the first field is focused; on touch this would open the keyboard over half the form.
  const firstField = (how: string) =>
    how === 'touch' ? true : (body.current?.querySelector<HTMLElement>(FIELD) ?? true);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-30 bg-scrim transition-opacity duration-(--calm) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          initialFocus={firstField}
          className="fixed inset-x-0 bottom-0 z-30 flex max-h-[calc(100dvh-48px)] flex-col rounded-t-md border border-line-strong bg-surface py-5 outline-none transition-[opacity,translate] duration-(--calm) data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:w-120 md:-translate-1/2 md:rounded-md"
        >
          <div className="flex items-start justify-between gap-4 px-5">
            <Base.Title className="text-base font-semibold">{title}</Base.Title>
            <Base.Close
              render={
                <IconButton label={text.close} className="-mt-2 -mr-2">
                  <X aria-hidden className="size-4" />
                </IconButton>
              }
            />
          </div>
          {description ? (
            <Base.Description className="mt-1 px-5 text-muted">{description}</Base.Description>
          ) : null}
          <div ref={body} className="mt-3 min-h-0 overflow-y-auto px-5 py-1">
            {children}
          </div>
          {actions ? (
            <div className="mt-4 flex shrink-0 flex-wrap justify-end gap-2 px-5 max-sm:*:flex-1">
              {actions}
            </div>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};
