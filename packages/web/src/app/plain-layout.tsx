import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { VERSION_TEXT } from '@famiglia/contract/kit/version';
import { Wordmark } from '../shared/ui/wordmark.tsx';
import { UserMenu } from './user-menu.tsx';
import { FooterContact, FooterLinks } from '../shared/contact/footer-links.tsx';
import { chooseLanguage } from '../shared/language/language-store.ts';
import { useLanguage } from '../shared/language/use-language.ts';
import { LanguageSelect } from '../shared/ui/language-select.tsx';

/** The frame of pages that belong to no guild. */
export const PlainLayout = ({ children }: { children?: ReactNode }) => (
  <div>
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex h-14 max-w-300 items-center justify-between px-4 md:px-8">
        <Link to="/guilds" className="flex min-h-11 items-center rounded-sm">
          <Wordmark />
        </Link>
        <UserMenu compact />
      </div>
    </header>
    {/* As high as the screen, so that what arrives moves no footer. */}
    <main className="mx-auto min-h-[calc(100dvh-3.5rem)] w-full max-w-300 px-4 py-6 md:px-8 md:pt-10">
      {children ?? <Outlet />}
    </main>
    <div className="mx-auto w-full max-w-300 px-4 pb-6 md:px-8">
      <PanelFooter />
    </div>
  </div>
);

/** The site's footer inside the panel: quiet, below everything else. */
const PanelFooter = () => (
  <footer className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line pt-3 text-xs">
    <p className="text-muted">
      Famiglia <span>{VERSION_TEXT}</span>
    </p>
    <FooterLinks>
      <FooterContact />
    </FooterLinks>
    {/* The user menu may change the language too. */}
    <LanguageSelect key={useLanguage()} onChoose={chooseLanguage} />
  </footer>
);
