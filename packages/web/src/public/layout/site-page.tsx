import type { ReactNode } from 'react';
import { useText } from '../../language/use-text.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { siteText } from './site.text.ts';

const SKIP =
  'sr-only focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-10 focus:rounded-sm focus:bg-brass focus:px-4 focus:py-3 focus:text-brass-ink';

/** The frame of every public page. */
export const SitePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <title>{title}</title>
    <a href="#content" className={SKIP}>
      {useText(siteText).skip}
    </a>
    <SiteHeader />
    <main id="content" className="flex-1">
      {children}
    </main>
    <SiteFooter />
  </div>
);
