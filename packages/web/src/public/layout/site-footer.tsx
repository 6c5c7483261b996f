import { VERSION_TEXT } from '@famiglia/contract/constants';
import { Island } from './island.tsx';
import { LanguageSelect } from './language-select.tsx';

export const SiteFooter = () => (
  <footer className="mt-auto border-t border-line">
    <div className="mx-auto flex max-w-[1160px] items-center justify-between gap-4 px-5 py-5 md:px-6">
      <p className="text-muted">
        Famiglia <span>{VERSION_TEXT}</span>
      </p>
      <Island name="language">
        <LanguageSelect />
      </Island>
    </div>
  </footer>
);
