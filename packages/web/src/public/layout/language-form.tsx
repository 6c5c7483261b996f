import type { Language } from '@famiglia/contract/kit/language';
import { storeLanguage } from '../../shared/language/stored-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { LanguageSelect } from '../../shared/ui/language-select.tsx';
import { siteText } from './site.text.ts';

/** Without the query: a language in the address would contradict the choice. */
const choose = (language: Language): void => {
  storeLanguage(language);
  window.location.assign(window.location.pathname);
};

/** A plain form: without scripts the server stores the choice and sends the other page. */
export const LanguageForm = () => (
  <form method="get" className="flex items-center gap-2">
    <LanguageSelect onChoose={choose} />
    <noscript>
      <button className="min-h-11 rounded-sm border border-line-strong px-3.5 md:min-h-9">
        {useText(siteText).apply}
      </button>
    </noscript>
  </form>
);
