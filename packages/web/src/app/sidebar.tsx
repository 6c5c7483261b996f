import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useLanguage } from '../shared/language/use-language.ts';
import { useText } from '../shared/language/use-text.ts';
import { Lock } from '../shared/ui/icons.ts';
import type { Section } from './navigation.ts';
import { sectionPath } from './navigation.ts';
import { panelText } from './panel.text.ts';
import { WaitingBadge } from './waiting-badge.tsx';

interface SidebarProps {
  guildId: string;
  sections: readonly Section[];
  /** Without Premium they are named, and open nothing. */
  locked: boolean;
  /** By the section’s path. */
  waiting: Readonly<Record<string, number | undefined>>;
  switcher: ReactNode;
  palette: ReactNode;
  user: ReactNode;
}

const LINK =
  'relative flex h-9 items-center gap-2.5 rounded-sm px-2.5 max-xl:h-10 max-xl:justify-center text-muted transition-colors duration-(--quick) hover:bg-hover hover:text-text aria-[current=page]:bg-selected aria-[current=page]:font-medium aria-[current=page]:text-text aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2 aria-[current=page]:before:-left-3 aria-[current=page]:before:w-[3px] aria-[current=page]:before:rounded-r-full aria-[current=page]:before:bg-brass';

const LOCKED = 'flex h-9 items-center gap-2.5 rounded-sm px-2.5 text-faint max-xl:h-10 max-xl:justify-center';

/** The frame's left side, from 760 px up: icons only, until there is room for names. */
export const Sidebar = ({ guildId, sections, locked, waiting, switcher, palette, user }: SidebarProps) => {
  const text = useText(panelText);
  const language = useLanguage();
  return (
    <aside className="sticky top-0 flex h-dvh flex-col gap-3 border-r border-line bg-surface p-3 max-md:hidden print:hidden">
      <div className="flex">{switcher}</div>
      {palette}
      <nav
        aria-label={text.navigation}
        className="grid content-start gap-0.5 overflow-y-auto -mx-3 px-3 flex-1"
      >
        {sections.map((section) =>
          locked && section.free !== true ? (
            <span key={section.path} className={LOCKED} title={`${section.title[language]}: ${text.locked}`}>
              <section.icon aria-hidden className="size-4 shrink-0 stroke-[1.75]" />
              <span className="max-xl:sr-only">{section.title[language]}</span>
              <Lock aria-hidden className="ml-auto size-3.5 max-xl:hidden" />
              <span className="sr-only">{text.locked}</span>
            </span>
          ) : (
            <NavLink
              key={section.path}
              to={sectionPath(guildId, section)}
              end={section.path === ''}
              className={LINK}
              title={section.title[language]}
            >
              <section.icon aria-hidden className="size-4 shrink-0 stroke-[1.75]" />
              <span className="max-xl:sr-only">{section.title[language]}</span>
              <WaitingBadge
                count={waiting[section.path]}
                className="max-xl:absolute max-xl:-top-0.5 max-xl:-right-1 max-xl:min-w-4 max-xl:bg-brass max-xl:px-1 max-xl:text-[10px] max-xl:leading-4 max-xl:text-brass-ink"
              />
            </NavLink>
          ),
        )}
      </nav>
      <div className="grid border-t border-line pt-3">{user}</div>
    </aside>
  );
};
