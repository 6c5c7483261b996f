import { expect, test } from 'vitest';
import { checkLicences, licenceProblems } from './licences.mjs';

const NOTICE = 'Fonts: @fontsource/onest. Pictures: @img/sharp-libvips-*, lightningcss.';
const found = (name, license, more = {}) =>
  licenceProblems({ '': {}, [`node_modules/${name}`]: { license, ...more } }, NOTICE);

test('every package of a start may be shipped, and NOTICE mentions those that require it', () => {
  expect(() => checkLicences()).not.toThrow();
});

test('an unknown licence is reported, and a missing one too', () => {
  expect(found('left-pad', 'GPL-3.0')).toEqual(['left-pad has the licence GPL-3.0: may it be shipped?']);
  expect(found('left-pad', undefined)).toHaveLength(1);
  expect(found('left-pad', 'MIT')).toEqual([]);
});

test('a package that has to be mentioned is mentioned by its name or its family', () => {
  expect(found('@fontsource/onest', 'OFL-1.1')).toEqual([]);
  expect(found('@img/sharp-libvips-darwin-x64', 'LGPL-3.0-or-later')).toEqual([]);
  expect(found('lightningcss-linux-x64-gnu', 'MPL-2.0')).toEqual([]);
  expect(found('@fontsource/inter', 'OFL-1.1')).toEqual([
    '@fontsource/inter (OFL-1.1) is not named in NOTICE',
  ]);
});

test('development packages are not checked', () => {
  expect(found('left-pad', 'GPL-3.0', { dev: true })).toEqual([]);
});
