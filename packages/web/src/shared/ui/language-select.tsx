import { LANGUAGES } from '@famiglia/contract/kit/language';
import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import type { Language } from '@famiglia/contract/kit/language';
import { commonText } from '../language/common.text.ts';
import { LANGUAGE_NAMES } from '../language/language-names.ts';
import { useLanguage } from '../language/use-language.ts';
import { useText } from '../language/use-text.ts';
import { ChevronDown, Languages } from './icons.ts';

/** The dropdown of every footer. */
export const LanguageSelect = ({ onChoose }: { onChoose: (language: Language) => void }) => (
  <label className="relative flex items-center text-muted hover:text-text">
    <Languages aria-hidden className="pointer-events-none absolute left-3 size-4" />
    <span className="sr-only">{useText(commonText).language}</span>
    <select
      name={STORAGE_KEYS.language}
      defaultValue={useLanguage()}
      autoComplete="off"
      onChange={({ target }) => onChoose(target.value as Language)}
      className="min-h-11 cursor-pointer appearance-none rounded-sm border border-field-line bg-field pr-9 pl-9 md:min-h-9"
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each} lang={each}>
          {LANGUAGE_NAMES[each]}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden className="pointer-events-none absolute right-3 size-4" />
  </label>
);
