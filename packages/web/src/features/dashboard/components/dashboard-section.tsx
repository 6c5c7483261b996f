import { ArrowRight } from '../../../shared/ui/icons.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface DashboardSectionProps {
  title: string;
  /** The page with all of it. */
  to?: string;
  linkLabel?: string;
  children: ReactNode;
}

/** A part of the dashboard with its heading and a link. */
export const DashboardSection = ({ title, to, linkLabel, children }: DashboardSectionProps) => (
  <section className="flex min-w-0 flex-col">
    <div className="mb-2 flex min-h-11 items-center justify-between gap-4 md:min-h-9">
      <h2 className="font-semibold">{title}</h2>
      {to ? (
        <Link
          to={to}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 text-muted hover:text-text md:min-h-9"
        >
          {linkLabel}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      ) : null}
    </div>
    {children}
  </section>
);
