import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentInView } from '../lib/use-current-in-view.ts';

export interface Segment {
  to: string;
  label: ReactNode;
  current: boolean;
}

/** A few views side by side, each with its own address. Scrolls on a narrow phone. */
export const Segments = ({ label, segments }: { label: string; segments: readonly Segment[] }) => {
  const strip = useCurrentInView(segments.find(({ current }) => current)?.to);
  return (
    <nav
      ref={strip}
      aria-label={label}
      className="relative flex max-w-full gap-0.5 overflow-x-auto rounded-sm border border-line bg-surface p-0.5 [scrollbar-width:none]"
    >
      {segments.map((segment) => (
        <Link
          key={segment.to}
          to={segment.to}
          preventScrollReset
          aria-current={segment.current ? 'true' : undefined}
          className="inline-flex min-h-10 shrink-0 grow items-center justify-center gap-2 rounded-[4px] px-3 whitespace-nowrap text-muted transition-colors duration-(--quick) hover:text-text aria-[current]:bg-selected aria-[current]:font-medium aria-[current]:text-text md:min-h-8"
        >
          {segment.label}
        </Link>
      ))}
    </nav>
  );
};
