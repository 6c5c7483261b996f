import { GUIDE_PAGE_NAMES } from '@famiglia/contract/kit/guide-pages';
import { LANGUAGES } from '@famiglia/contract/kit/language';
import { INDEXED, PATHS, PUBLIC_URL } from './site.ts';

const sitemap = (): string => {
  const paths = INDEXED.flatMap((page) =>
    page === 'guide' ? GUIDE_PAGE_NAMES.map((name) => `/guide/${name}`) : [PATHS[page]],
  );
  const entries = paths.flatMap((path) => {
    const url = PUBLIC_URL + path;
    const alternates = [
      ...LANGUAGES.map((language) => [language, `${url}?lang=${language}`] as const),
      ['x-default', url] as const,
    ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
    return LANGUAGES.map((language) => `<url><loc>${url}?lang=${language}</loc>${alternates.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
};

/** The panel's pages contain noindex; a robot that may not fetch them would never see it. */
const robots = (): string => `User-agent: *
Disallow: /api/
Allow: /

Sitemap: ${PUBLIC_URL}/sitemap.xml
`;

const manifest = (): string =>
  JSON.stringify({
    name: 'Famiglia',
    short_name: 'Famiglia',
    id: '/',
    start_url: '/guilds',
    display: 'standalone',
    background_color: '#0e1013',
    theme_color: '#0e1013',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

/** Small files for robots and home screens, by their well-known names. */
export const siteFiles = (): Record<string, string> => ({
  'sitemap.xml': sitemap(),
  'robots.txt': robots(),
  'site.webmanifest': manifest(),
});
