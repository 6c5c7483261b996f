import { Ellipsis } from './icons.ts';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';

/** Further actions of a page, beside its main ones. */
export const MoreMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Menu
    align="end"
    trigger={
      <IconButton label={label} className="flex-none! border border-line-strong">
        <Ellipsis aria-hidden className="size-4" />
      </IconButton>
    }
  >
    {children}
  </Menu>
);
