import type { Currency, Language } from '@famiglia/contract/constants';
import type { PageName } from '../src/public/page-names.ts';
import { headTags } from './head-tags.ts';

export interface PageVersion {
  page: PageName;
  language: Language;
  currency: Currency;
}

/** Puts a rendered page and its head into the template into which Vite has put scripts and styles. */
export const fillTemplate = (
  template: string,
  { page, language, currency }: PageVersion,
  rendered: { title: string; html: string },
): string =>
  template
    // The page is readable without its scripts, so styles and fonts are loaded first.
    .replaceAll(/rel="modulepreload"|type="module"/g, '$& fetchpriority="low"')
    .replace('<html lang="en">', `<html lang="${language}" data-currency="${currency}">`)
    .replace('<!--head-->', () => headTags(page, language, rendered.title))
    .replace('<!--page-->', () => rendered.html);
