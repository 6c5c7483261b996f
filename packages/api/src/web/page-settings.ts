export interface PageSettings {
  publicUrl: string;
  /** The service that browsers ask for their country instead of our own table. */
  geoLookupUrl?: string | undefined;
  analytics?: { scriptUrl: string; id?: string | undefined } | undefined;
}

/** The word that the build leaves where the site's address belongs. */
const PUBLIC_URL = '__PUBLIC_URL__';

const escape = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The usual analytics scripts read whose site it is from one of these two attributes. */
const analyticsScript = ({ scriptUrl, id }: NonNullable<PageSettings['analytics']>): string => {
  const owner = id === undefined ? '' : ` data-website-id="${escape(id)}" data-domain="${escape(id)}"`;
  return `<script async src="${escape(scriptUrl)}"${owner}></script>`;
};

export const withAddress = (text: string, { publicUrl }: PageSettings): string =>
  text.replaceAll(PUBLIC_URL, publicUrl);

const withHeadTags = (html: string, tags: readonly string[]): string =>
  html.replace('</head>', () => `${tags.join('\n')}\n</head>`);

/** What the browser has to know of the settings stands in a meta tag: the policy allows no inline script. */
export const withGeoLookup = (html: string, { geoLookupUrl }: PageSettings): string =>
  geoLookupUrl === undefined
    ? html
    : withHeadTags(html, [`<meta name="geo-lookup-url" content="${escape(geoLookupUrl)}" />`]);

/** Only for public pages: addresses in the panel name a guild, and that is nobody else's business. */
export const withAnalytics = (html: string, { analytics }: PageSettings): string =>
  analytics === undefined ? html : withHeadTags(html, [analyticsScript(analytics)]);
