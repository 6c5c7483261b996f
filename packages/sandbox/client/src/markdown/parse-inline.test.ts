import { describe, expect, it } from 'vitest';
import type { InlineNode } from './inline-node.ts';
import { parseInline } from './parse-inline.ts';

const text = (value: string): InlineNode => ({ kind: 'text', text: value });

describe('inline markdown', () => {
  it.each<[string, InlineNode[]]>([
    ['plain', [text('plain')]],
    ['**a**', [{ kind: 'bold', children: [text('a')] }]],
    ['*a*', [{ kind: 'italic', children: [text('a')] }]],
    ['_a_', [{ kind: 'italic', children: [text('a')] }]],
    ['__a__', [{ kind: 'underline', children: [text('a')] }]],
    ['~~a~~', [{ kind: 'strike', children: [text('a')] }]],
    ['||a||', [{ kind: 'spoiler', children: [text('a')] }]],
    ['`**a**`', [{ kind: 'code', text: '**a**' }]],
    ['``a`b``', [{ kind: 'code', text: 'a`b' }]],
    ['***a***', [{ kind: 'bold', children: [{ kind: 'italic', children: [text('a')] }] }]],
    [
      '*a **b** c*',
      [{ kind: 'italic', children: [text('a '), { kind: 'bold', children: [text('b')] }, text(' c')] }],
    ],
  ])('reads %s', (source, expected) => {
    expect(parseInline(source)).toEqual(expected);
  });

  it('leaves nicks, single stars, unclosed and escaped markup unchanged', () => {
    for (const source of [
      'Ivan_Petrov_Jr',
      'Лёха_Север_2',
      '2 * 3 * 4',
      '**open',
      'a || b',
      '<@abc>',
      '<t:x>',
    ]) {
      expect(parseInline(source)).toEqual([text(source)]);
    }
    expect(parseInline('\\*a\\* \\<@1>')).toEqual([text('*a* <@1>')]);
    expect(parseInline('C:\\dir')).toEqual([text('C:\\dir')]);
  });

  it('parses mentions, commands, emoji and timestamps', () => {
    expect(parseInline('<@12><@!13><@&14><#15></mp create:16><a:gg:17>@here')).toEqual([
      { kind: 'user', id: '12' },
      { kind: 'user', id: '13' },
      { kind: 'role', id: '14' },
      { kind: 'channel', id: '15' },
      { kind: 'command', name: 'mp create', id: '16' },
      { kind: 'emoji', name: 'gg', id: '17', animated: true },
      { kind: 'everyone', text: '@here' },
    ]);
    expect(parseInline('<t:1700000000:R> <t:5>')).toEqual([
      { kind: 'timestamp', seconds: 1_700_000_000, style: 'R' },
      text(' '),
      { kind: 'timestamp', seconds: 5, style: 'f' },
    ]);
    expect(parseInline('<t:99999999999999999>')).toEqual([text('<t:99999999999999999>')]);
  });

  it('makes links of web addresses only', () => {
    expect(parseInline('(https://a.b/c_d_e).')).toEqual([
      text('('),
      { kind: 'link', href: 'https://a.b/c_d_e', children: [text('https://a.b/c_d_e')] },
      text(').'),
    ]);
    expect(parseInline('[**x**](https://a.b)')).toEqual([
      { kind: 'link', href: 'https://a.b', children: [{ kind: 'bold', children: [text('x')] }] },
    ]);
    expect(parseInline('[x](javascript:alert(1))')).toEqual([text('[x](javascript:alert(1))')]);
    expect(parseInline('<script>alert(1)</script>')).toEqual([text('<script>alert(1)</script>')]);
  });

  it('handles hostile nesting', () => {
    const nested = '**__'.repeat(500) + 'x' + '__**'.repeat(500);
    expect(JSON.stringify(parseInline(nested))).toContain('x');
    expect(parseInline('*_'.repeat(2000)).length).toBeGreaterThan(0);
  });
});
