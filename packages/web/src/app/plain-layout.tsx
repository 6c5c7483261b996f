import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { Wordmark } from '../shared/ui/wordmark.tsx';
import { PanelFooter } from './panel-footer.tsx';
import { UserMenu } from './user-menu.tsx';

/** The frame of pages that belong to no guild. */
export const PlainLayout = ({ children }: { children?: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex h-14 max-w-300 items-center justify-between px-4 md:px-8">
        <Link to="/guilds" className="flex min-h-11 items-center rounded-sm">
          <Wordmark />
        </Link>
        <UserMenu compact />
      </div>
    </header>
    <main className="mx-auto w-full max-w-300 flex-1 px-4 py-6 md:px-8 md:pt-10">
      {children ?? <Outlet />}
    </main>
    <div className="mx-auto w-full max-w-300 px-4 pb-6 md:px-8">
      <PanelFooter />
    </div>
  </div>
);
