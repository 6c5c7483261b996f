import { expect, test } from 'vitest';
import { leaderMarkdown } from './leader-markdown.ts';

test('what leaders format is shown so', () => {
  const text =
    '**Сбор** у порта:\n- _дроби_\n1. <#1205943769497600002> <t:1772470800:R>\n[карта](https://map.example/a_b)';
  expect(leaderMarkdown(text)).toBe(text);
  expect(leaderMarkdown('<:famiglia:842764187074560005> <a:go:842764187074560005> <https://a.example>')).toBe(
    '<:famiglia:842764187074560005> <a:go:842764187074560005> <https://a.example>',
  );
});

test.each([
  '<@842764187074560005>',
  '<@!842764187074560005>',
  '<@&842764187074560005>',
  String.raw`\<@842764187074560005>`,
  '</mp create:842764187074560005>',
  '<id:customize>',
  '@everyone',
  '@here',
  '<#1>@everyone<#1>',
  '\u200B@\u200Beveryone',
  '<\u2060@842764187074560005>',
])('%s calls nobody and does not look as if it did', (text) => {
  expect(leaderMarkdown(text)).not.toMatch(/<(?:@|\/|id:)|@everyone|@here/);
});
