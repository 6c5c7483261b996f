import { VERSION_TEXT } from '@famiglia/contract/kit/version';
import type { ReactNode } from 'react';
import { FooterContact, FooterLinks } from '../../shared/contact/footer-links.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Wordmark } from '../../shared/ui/wordmark.tsx';
import { HeaderEnterLink } from './enter-link.tsx';
import { Island } from './island.tsx';
import { LanguageForm } from './language-form.tsx';
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

const SiteFooter = () => (
  <footer className="mt-auto border-t border-line">
    <div className="mx-auto flex max-w-[1160px] flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-5 md:px-6">
      <p className="text-muted">
        Famiglia <span>{VERSION_TEXT}</span>
      </p>
      <FooterLinks>
        <Island name="contact">
          <FooterContact />
        </Island>
      </FooterLinks>
      <Island name="language">
        <LanguageForm />
      </Island>
    </div>
  </footer>
);

const SiteHeader = () => {
  const text = useText(siteText);
  return (
    <header className="mx-auto flex h-18 w-full max-w-[1160px] items-center gap-4 px-5 md:px-6">
      <a href="/" aria-label={text.home} className="-ml-1 flex min-h-11 items-center rounded-sm px-1">
        <Wordmark />
      </a>
      <nav aria-label={text.navigation} className="ml-auto flex items-center gap-1 md:gap-3">
        <a href="/pricing" className={buttonClasses({ variant: 'ghost' })}>
          {text.pricing}
        </a>
        <Island name="enter">
          <HeaderEnterLink />
        </Island>
      </nav>
    </header>
  );
};
