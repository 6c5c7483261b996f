import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { Wordmark } from '../shared/ui/wordmark.tsx';
import { UserMenu } from './user-menu.tsx';

/** The frame of pages that belong to no guild. */
export const PlainLayout = ({ children }: { children?: ReactNode }) => (
  <>
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex h-14 max-w-300 items-center justify-between px-4 md:px-8">
        <Link to="/guilds" className="flex min-h-11 items-center rounded-sm">
          <Wordmark />
        </Link>
        <UserMenu compact />
      </div>
    </header>
    <main className="mx-auto max-w-300 px-4 py-6 md:px-8 md:py-10">{children ?? <Outlet />}</main>
  </>
);
