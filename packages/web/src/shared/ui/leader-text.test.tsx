import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LeaderText } from './leader-text.tsx';

const html = (text: string): string => render(<LeaderText text={text} />).container.innerHTML;
const words = (text: string): string => render(<LeaderText text={text} />).container.textContent ?? '';

test('bold, italics, lists and links are shown as in Discord', () => {
  expect(html('**Gather** at *the* __pier__ ~~now~~')).toContain(
    '<strong>Gather</strong> at <em>the</em> <u>pier</u> <s>now</s>',
  );
  expect(html('Bring:\n- masks\n- **ammo**\nThanks')).toMatch(
    /<p[^>]*>Bring:<\/p><ul[^>]*><li>masks<\/li><li><strong>ammo<\/strong><\/li><\/ul><p[^>]*>Thanks<\/p>/,
  );
  expect(html('See [the map](https://map.example/a) or https://wiki.example')).toMatch(
    /<a href="https:\/\/map\.example\/a" target="_blank" rel="noopener noreferrer"[^>]*>the map<\/a> or <a href="https:\/\/wiki\.example"/,
  );
});

test('everything else stays text: headings, mentions, other addresses, tags, nicks and what is left open', () => {
  for (const text of [
    '# Heading',
    '<@842764187074560005> @everyone <#1205943769497600002>',
    '[press](javascript:alert(1))',
    '<img src=x onerror=alert(1)>',
    'Max_Payne and Tony_Moretti_Jr',
    '**open',
    '2 * 3 * 4',
  ]) {
    expect(words(text)).toBe(text);
    expect(html(text)).not.toMatch(/<(a|img|em|strong|h1)\b/);
  }
  expect(words('\\*no\\* style')).toBe('*no* style');
});

test('a text made to be slow is drawn at once, however deep it goes', () => {
  for (const text of ['*'.repeat(1000), '**_'.repeat(333), '[a]('.repeat(250), '~~a'.repeat(300)]) {
    expect(words(text).length).toBeGreaterThan(0);
  }
});
