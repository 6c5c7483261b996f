import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** HTML in a text is shown as text, and a link with a scheme such as `javascript:` leads nowhere. */
export const renderMarkdown = (text: string): string =>
  micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
