import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

const html = (text: string): string => render(<Markdown text={text} />).container.innerHTML;

it('renders the markdown', () => {
  expect(html('# Drop\n**20:00** at <t:0:t>')).toContain(
    '<p class="heading heading-1">Drop</p><p><strong>20:00</strong>',
  );
  expect(html('- a\n- b')).toContain('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
});

it('never renders HTML or script links of a message', () => {
  const shown = render(<Markdown text={'<img src=x onerror=alert(1)> [x](javascript:alert(1)) **<b>**'} />);
  expect(shown.container.querySelectorAll('img, a, b')).toHaveLength(0);
  expect(shown.container.textContent).toBe('<img src=x onerror=alert(1)> [x](javascript:alert(1)) <b>');
});

it('opens links in a new tab without a referrer', () => {
  expect(html('https://a.b/c')).toContain('href="https://a.b/c" target="_blank" rel="noreferrer"');
});
