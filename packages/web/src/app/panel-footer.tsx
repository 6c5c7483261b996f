import { VERSION_TEXT } from '@famiglia/contract/kit/version';
import { FooterContact, FooterLinks } from '../shared/contact/footer-links.tsx';
import { chooseLanguage } from '../shared/language/language-store.ts';
import { useLanguage } from '../shared/language/use-language.ts';
import { LanguageSelect } from '../shared/ui/language-select.tsx';

/** The site's footer inside the panel: quiet, below everything else. */
export const PanelFooter = () => (
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
