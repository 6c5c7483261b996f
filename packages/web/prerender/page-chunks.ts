/**
 * A public page starts with three scripts: React, what all pages share, and its own. Left alone, the bundler
 * makes a file of every icon that two pages have in common, and each costs a slow network a round trip.
 */
export const PAGE_CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'site',
    test: /src\/(public\/(layout|visit)|shared\/(language|theme|lib\/(classes|browser-storage)|ui\/(avatar|badge|button|button-classes|create-icon|crest|initials|wordmark)))|lucide:(house|chevron-down|languages|loader-circle|x)$/,
  },
];
