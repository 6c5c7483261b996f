/** The same as in the package.json of the repository, which a browser cannot read; `npm run release` sets both. */
export const VERSION = '1.0.0';
export const VERSION_TEXT = `v${VERSION}`;
