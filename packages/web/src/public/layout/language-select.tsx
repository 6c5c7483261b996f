import { LANGUAGES, STORAGE_KEYS } from '@famiglia/contract/constants';
import type { Language } from '@famiglia/contract/constants';
import { ChevronDown, Languages } from '../../shared/ui/icons.ts';
import { LANGUAGE_NAMES } from '../../shared/language/language-names.ts';
import { storeLanguage } from '../../shared/language/stored-language.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { siteText } from './site.text.ts';

/** Without the query: a language in the address would contradict the choice. */
const choose = (language: Language): void => {
  storeLanguage(language);
  window.location.assign(window.location.pathname);
};

/** A plain form: without scripts the server stores the choice and sends the other page. */
export const LanguageSelect = () => {
  const text = useText(siteText);
  const language = useLanguage();
  return (
    <form method="get" className="flex items-center gap-2">
      <label className="relative flex items-center text-muted hover:text-text">
        <Languages aria-hidden className="pointer-events-none absolute left-3 size-4" />
        <span className="sr-only">{text.language}</span>
        <select
          name={STORAGE_KEYS.language}
          defaultValue={language}
          autoComplete="off"
          onChange={({ target }) => choose(target.value as Language)}
          className="min-h-11 cursor-pointer appearance-none rounded-sm border border-line-strong bg-ink pr-9 pl-9 md:min-h-9"
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute right-3 size-4" />
      </label>
      <noscript>
        <button className="min-h-11 rounded-sm border border-line-strong px-3.5 md:min-h-9">
          {text.apply}
        </button>
      </noscript>
    </form>
  );
};
