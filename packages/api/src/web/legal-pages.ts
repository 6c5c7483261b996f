import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CURRENCIES } from '@famiglia/contract/kit/money';
import type { Language } from '@famiglia/contract/kit/language';
import type { Seller } from '@famiglia/contract/billing/billing';
import { termPrices } from '@famiglia/contract/billing/price-texts';
import type { PriceTag } from '@famiglia/contract/billing/subscriptions';
import { escapeAttribute } from './page-settings.ts';
import { renderMarkdown } from './render-markdown.ts';

export const LEGAL_PAGES = ['terms', 'privacy', 'refunds'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** The placeholders of the built frame. */
const TITLE = '__LEGAL_TITLE__';
const BODY = '__LEGAL_BODY__';

/** The text of the first directory that has the file. */
const readFirst = async (name: string, directories: readonly string[]): Promise<string> => {
  for (const directory of directories) {
    try {
      return await readFile(join(directory, name), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`${name} is in none of ${directories.join(', ')}`);
};

const SELLER = { ru: 'Продавец', en: 'Seller' };

/** Who the contract is with, below the text: it need not be written into it. */
const sellerLines = (language: Language, seller: Seller | undefined): string => {
  if (seller === undefined) return '';
  const lines = [seller.name, seller.address, seller.tax_number].filter((line) => line !== null);
  return `<h2>${SELLER[language]}</h2>\n<p>${lines.map(escapeAttribute).join('<br />')}</p>`;
};

const PRICES = { ru: 'Сколько стоит Premium', en: 'What Premium costs' };

/** What is charged today, to the cent: the terms need not be written anew when a price changes. */
const priceLines = (language: Language, prices: readonly PriceTag[]): string => {
  const lines = CURRENCIES.map((currency) => termPrices(prices, currency, language).join(', '));
  const items = lines.filter((line) => line !== '').map((line) => `<li>${line}</li>`);
  return `<h2>${PRICES[language]}</h2>\n<ul>${items.join('')}</ul>\n`;
};

interface LegalVersion {
  name: LegalPage;
  language: Language;
  seller?: Seller | undefined;
  prices: readonly PriceTag[];
}

/** A legal page: the built frame with a Markdown text, the owner's own one if there is one. */
export const legalPage = async (
  frame: string,
  { name, language, seller, prices }: LegalVersion,
  directories: readonly string[],
): Promise<string> => {
  const text = await readFirst(`${name}.${language}.md`, directories);
  const title = /^#\s+(.+)$/m.exec(text)?.[1]?.trim() ?? 'Famiglia';
  return frame
    .replaceAll(TITLE, () => escapeAttribute(title))
    .replace(
      BODY,
      () =>
        renderMarkdown(text) +
        (name === 'terms' ? priceLines(language, prices) : '') +
        (name === 'privacy' ? '' : sellerLines(language, seller)),
    );
};
