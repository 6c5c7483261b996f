import type { ReactNode } from 'react';
import { GuideLink } from './guide-link.tsx';

interface PageHeaderProps {
  /** Also the browser tab's title. */
  title: string;
  badge?: ReactNode;
  /** One line under the title. */
  note?: ReactNode;
  /** The page's main action, on the right; on a phone below the title. */
  actions?: ReactNode;
  /** The action is small: it stays beside the title on a phone, too. */
  beside?: boolean;
}

export const PageHeader = ({ title, badge, note, actions, beside = false }: PageHeaderProps) => (
  <header className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
    <title>{`${title} · Famiglia`}</title>
    <div className="min-w-0">
      <h1 className="text-lg font-semibold tracking-[-0.01em] text-balance wrap-anywhere md:text-xl">
        {/* A space, not a margin: it disappears when the badge wraps to a new line. */}
        {title} {badge ? <span className="inline-flex align-middle">{badge}</span> : null}
        <GuideLink />
      </h1>
      {note ? <p className="mt-1 text-muted">{note}</p> : null}
    </div>
    {actions ? (
      <div
        className={beside ? 'flex gap-2' : 'flex w-full flex-wrap gap-2 *:flex-1 md:w-auto md:*:flex-none'}
      >
        {actions}
      </div>
    ) : null}
  </header>
);
