import { expect, test } from 'vitest';
import { escapeText } from './escape-text.ts';

test.each([
  '@everyone',
  '@here',
  '<@842764187074560005>',
  '<@&1205947292712960015>',
  '<#1205960127283200026>',
])('%s mentions nobody', (mention) => {
  expect(escapeText(mention)).not.toMatch(/@everyone|@here|(?<!\\)<[@#]/);
});

test('markdown is shown as typed', () => {
  expect(escapeText('Ivan_Petrov_ **x** ~~y~~ `z` ||s||')).toBe(
    String.raw`Ivan\_Petrov\_ \*\*x\*\* \~\~y\~\~ \`z\` \|\|s\|\|`,
  );
  expect(escapeText('# title')).toBe(String.raw`\# title`);
  expect(escapeText('> quoted\n>>> all\n-# small\n  - item\n1. first\nnot - a > list #1')).toBe(
    String.raw`\> quoted` +
      '\n' +
      [String.raw`\>>> all`, String.raw`\-# small`, String.raw`  \- item`, String.raw`1\. first`].join('\n') +
      '\nnot - a > list #1',
  );
});

test('a link cannot hide behind other text', () => {
  expect(escapeText('[Discord](https://evil.test)')).not.toContain('](');
});

test('plain names stay unchanged', () => {
  expect(escapeText('Вито Корлеоне 12345')).toBe('Вито Корлеоне 12345');
});

test('a right-to-left name does not affect the text around it', () => {
  expect(`${escapeText('עומר')} 12`).toBe('\u2068עומר\u2069 12');
  // Characters that would end the isolation are removed.
  expect(escapeText('עומר\u2069\u202E')).toBe('\u2068עומר\u2069');
});
