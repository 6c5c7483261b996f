import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GUIDE_PAGE_NAMES, GUIDE_PAGES } from '@famiglia/contract/kit/guide-pages';
import type { GuidePageName } from '@famiglia/contract/kit/guide-pages';
import type { Language } from '@famiglia/contract/kit/language';
import { renderMarkdown } from './render-markdown.ts';

/** The placeholders of the built frame. */
const NAME = '__GUIDE_NAME__';
const TITLE = '__GUIDE_TITLE__';
const PAGES = '__GUIDE_PAGES__';
const BODY = '__GUIDE_BODY__';

const NAMES: Record<Language, { guide: string; next: string }> = {
  en: { guide: 'Guide', next: 'Next' },
  ru: { guide: 'Руководство', next: 'Дальше' },
};

const linkTo = (name: GuidePageName, language: Language, isOpen = false): string =>
  `<a href="/guide/${name}"${isOpen ? ' aria-current="page"' : ''}>${GUIDE_PAGES[name].title[language]}</a>`;

/** All pages, the open one marked; on a phone they are folded away above the text. */
const pageList = (open: GuidePageName, language: Language): string => {
  const items = GUIDE_PAGE_NAMES.map((name) => `<li>${linkTo(name, language, name === open)}</li>`).join('');
  const { guide } = NAMES[language];
  return `<nav aria-label="${guide}"><ol>${items}</ol></nav>`;
};

const nextLink = (open: GuidePageName, language: Language): string => {
  const next = GUIDE_PAGE_NAMES[GUIDE_PAGE_NAMES.indexOf(open) + 1];
  return next === undefined ? '' : `<p>${NAMES[language].next}: ${linkTo(next, language)}</p>`;
};

/** One page of the guide: the built frame with its Markdown and the list of all pages. */
export const guidePage = async (
  frame: string,
  name: GuidePageName,
  language: Language,
  directory: string,
): Promise<string> => {
  const text = await readFile(join(directory, language, `${name}.md`), 'utf8');
  return frame
    .replaceAll(NAME, name)
    .replaceAll(TITLE, GUIDE_PAGES[name].title[language])
    .replace(PAGES, () => pageList(name, language))
    .replace(BODY, () => renderMarkdown(text) + nextLink(name, language));
};
