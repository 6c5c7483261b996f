/**
 * A public page loads three scripts: React, the shared code, and its own. By default the bundler makes a file
 * of every icon that two pages share, and each file costs a round trip.
 */
export const PAGE_CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'site',
    test: /src\/(public\/(layout|visit)|shared\/(contact\/(contact-link|footer-links|footer\.text|use-contact)|language|theme|lib\/(classes|browser-storage)|ui\/(avatar|badge|button|button-classes|create-icon|crest|initials|language-select|wordmark)))|lucide:(house|chevron-down|languages|loader-circle|x)$/,
  },
];
