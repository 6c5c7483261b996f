import { html } from '../http/html.ts';
import type { Html } from '../http/html.ts';
import type { Language } from './language.ts';
import { PAGE_STYLE } from './page-style.ts';

/** The frame of every page of the sandbox itself. Its banner says that this is not Discord. */
export const pageFrame = (
  { language, title, banner }: { language: Language; title: string; banner: string },
  content: Html,
): string =>
  html`<!doctype html>
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
        <div class="banner" role="note">${banner}</div>
        <main>${content}</main>
      </body>
    </html>`.text;
