import { html } from '../http/html.ts';
import type { Html } from '../http/html.ts';
import { PAGE_STYLE } from './page-style.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import type { Language } from './page-texts.ts';

export function pageFrame(language: Language, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${PAGE_STYLE}
        </style>
      </head>
      <body>
        <div class="banner" role="note">${PAGE_TEXTS[language].banner}</div>
        <main>${content}</main>
      </body>
    </html>`.text;
}
