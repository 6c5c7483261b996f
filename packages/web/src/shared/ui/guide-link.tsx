import { GUIDE_PAGES, guidePageAt } from '@famiglia/contract/kit/guide-pages';
import { useLanguage } from '../language/use-language.ts';
import type { Texts } from '../language/texts.ts';
import { CircleHelp } from './icons.ts';

const LABEL: Texts<(page: string) => string> = {
  en: (page) => `Guide: ${page}`,
  ru: (page) => `Руководство: ${page}`,
};

/** Leads to the page of the guide that explains the open section; nothing where none does. */
export const GuideLink = () => {
  const language = useLanguage();
  const section = /^\/guild\/\d+\/?(.*)$/.exec(window.location.pathname)?.[1];
  const page = section === undefined ? undefined : guidePageAt(section);
  if (page === undefined) return null;
  const label = LABEL[language](GUIDE_PAGES[page].title[language]);
  return (
    <a
      href={`/guide/${page}?lang=${language}`}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={label}
      className="-my-2 inline-flex size-11 items-center justify-center align-middle text-faint transition-colors duration-(--quick) hover:text-text md:size-9"
    >
      <CircleHelp aria-hidden className="size-4" />
    </a>
  );
};
