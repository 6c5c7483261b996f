import { LayoutGrid, Lock, Menu as MenuIcon } from '../shared/ui/icons.ts';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useLanguage } from '../shared/language/use-language.ts';
import { useText } from '../shared/language/use-text.ts';
import { MenuOnDemand } from '../shared/ui/menu-on-demand.tsx';
import type { Section } from './navigation.ts';
import { sectionPath } from './navigation.ts';
import { panelText } from './panel.text.ts';
import { mostUsed, noteVisit } from './section-visits.ts';
import { PreferenceChoices } from './preference-choices.tsx';
import { WaitingBadge } from './waiting-badge.tsx';

const TAB =
  'relative grid min-w-0 flex-1 content-center justify-items-center gap-1 text-xs text-muted aria-[current]:text-brass data-popup-open:text-text';

/** The longest name needs a few pixels of its neighbours' room, which are shorter: better than a name that is cut. */
const LABEL = 'whitespace-nowrap';

/** Something waits there. The number is in the menu: the bar has no room for it. */
const DOT = (
  <span aria-hidden className="absolute top-2.5 left-[calc(50%+8px)] size-2 rounded-full bg-brass" />
);

interface TabBarProps {
  guildId: string;
  sections: readonly Section[];
  /** Without Premium they are named, and open nothing. */
  locked: boolean;
  /** By the section’s path. */
  waiting: Readonly<Record<string, number | undefined>>;
}

/** The overview’s address begins that of every other section. */
const isIn = (pathname: string, path: string, isWhole: boolean): boolean =>
  pathname === path || (!isWhole && pathname.startsWith(`${path}/`));

/** The frame's bottom bar on a phone: what this person opens most, the rest and the preferences under "More". */
export const TabBar = ({ guildId, sections: all, locked, waiting }: TabBarProps) => {
  const text = useText(panelText);
  const language = useLanguage();
  const { pathname } = useLocation();
  const bar = useBarSections(guildId, all);
  const rest = all.filter((section) => (locked ? section.free : !bar.includes(section)));
  const isInRest = rest.some((section) => isIn(pathname, sectionPath(guildId, section), section.path === ''));
  const isCalling = ({ path }: Section) => (waiting[path] ?? 0) > 0;
  return (
    <nav
      aria-label={text.navigation}
      className="fixed inset-x-0 bottom-0 z-10 flex h-[calc(60px+env(safe-area-inset-bottom))] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {bar.map((section) =>
        locked ? (
          <span key={section.path} className={`${TAB} text-faint`}>
            <section.icon aria-hidden className="size-5 stroke-[1.75]" />
            <Lock aria-hidden className="absolute top-2 left-[calc(50%+8px)] size-3" />
            <span className={LABEL}>{(section.shortTitle ?? section.title)[language]}</span>
            <span className="sr-only">{text.locked}</span>
          </span>
        ) : (
          <NavLink
            key={section.path}
            to={sectionPath(guildId, section)}
            end={section.path === ''}
            className={TAB}
          >
            <section.icon aria-hidden className="size-5 stroke-[1.75]" />
            {isCalling(section) ? DOT : null}
            <span className={LABEL}>{(section.shortTitle ?? section.title)[language]}</span>
          </NavLink>
        ),
      )}
      <MenuOnDemand
        side="top"
        align="end"
        trigger={
          <button type="button" aria-current={isInRest ? 'true' : undefined} className={TAB}>
            <MenuIcon aria-hidden className="size-5 stroke-[1.75]" />
            {rest.some(isCalling) ? DOT : null}
            {text.more}
          </button>
        }
      >
        {(parts) => (
          <>
            {rest.map((section) => (
              <parts.MenuLink key={section.path} render={<Link to={sectionPath(guildId, section)} />}>
                <section.icon aria-hidden className="size-4 text-faint" />
                {section.title[language]}
                <WaitingBadge count={waiting[section.path]} />
              </parts.MenuLink>
            ))}
            <parts.MenuLink render={<Link to="/guilds" />}>
              <LayoutGrid aria-hidden className="size-4 text-faint" />
              {text.allServers}
            </parts.MenuLink>
            <parts.MenuSeparator />
            <PreferenceChoices parts={parts} />
          </>
        )}
      </MenuOnDemand>
    </nav>
  );
};

/**
 * Notes which section is open. What stands in the bar is decided once for each opening of the panel: a button that
 * moves is pressed by mistake.
 */
const useBarSections = (guildId: string, all: readonly Section[]): readonly Section[] => {
  const { pathname } = useLocation();
  const open = all.findLast(({ path }) => {
    const base = path === '' ? `/guild/${guildId}` : `/guild/${guildId}/${path}`;
    return pathname === base || (path !== '' && pathname.startsWith(`${base}/`));
  });
  useEffect(() => {
    if (open) noteVisit(open);
  }, [open]);
  const paths = all.map(({ path }) => path).join();
  const [bar, setBar] = useState(() => ({ paths, sections: mostUsed(all) }));
  if (bar.paths === paths) return bar.sections;
  // Rights have changed.
  const changed = { paths, sections: mostUsed(all) };
  setBar(changed);
  return changed.sections;
};
