import { Link } from 'react-router';
import { useFormat } from '../language/use-format.ts';
import { classes } from '../lib/classes.ts';
import { useCurrentInView } from '../lib/use-current-in-view.ts';

interface TabLink {
  to: string;
  label: string;
  current: boolean;
  /** Left out if it is not useful; null while it loads, when it keeps its place. */
  count?: number | null | undefined;
  /** Highlighted, because somebody should act on it. */
  calling?: boolean;
}

interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  className?: string;
}

/** The views of a page, each with its own address and, if useful, a count. */
export const TabLinks = ({ label, tabs, className }: TabLinksProps) => {
  const format = useFormat();
  const open = tabs.find(({ current }) => current);
  // Each count that arrives makes its link wider.
  const counts = tabs.filter(({ count }) => typeof count === 'number').length;
  const strip = useCurrentInView(`${open?.to} ${counts}`);
  return (
    <nav
      ref={strip}
      aria-label={label}
      className={classes('relative flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]', className)}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={tab.current ? 'page' : undefined}
          className="flex h-11 shrink-0 items-center gap-1.5 rounded-sm px-2.5 text-muted transition-colors duration-(--quick) hover:bg-hover hover:text-text aria-[current=page]:bg-selected aria-[current=page]:font-medium aria-[current=page]:text-text md:h-9"
        >
          {tab.label}
          {tab.count === undefined ? null : (
            <span
              className={classes(
                'min-w-[2ch] tabular-nums',
                tab.calling && (tab.count ?? 0) > 0 ? 'font-medium text-brass' : 'text-faint',
              )}
            >
              {tab.count === null ? '' : format.number(tab.count)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
};
