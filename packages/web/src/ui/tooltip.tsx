import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Words that help but are not needed: a touch screen never shows them. */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactElement }) => (
  <Base.Root>
    <Base.Trigger render={children} />
    <Base.Portal>
      <Base.Positioner sideOffset={6} className="z-40">
        <Base.Popup className="max-w-70 rounded-sm border border-line-strong bg-raised px-2.5 py-1.5 text-xs shadow-[0_8px_24px_#0006] transition-opacity duration-(--quick) data-ending-style:opacity-0 data-starting-style:opacity-0">
          {text}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
