import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shapesOf } from '../../../lucide-icons.ts';
import { CircleAlert } from './icons.ts';

const DEFAULTS =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

it('shapes become elements, without the attributes that the svg element already has', () => {
  const body = `<g ${DEFAULTS}><circle cx="9" cy="7" r="4"/><path fill-rule="evenodd" d="M1 2"/></g>`;
  expect(shapesOf(body)).toEqual([
    ['circle', { cx: '9', cy: '7', r: '4' }],
    ['path', { fillRule: 'evenodd', d: 'M1 2' }],
  ]);
  expect(shapesOf(`<path ${DEFAULTS} d="M3 4"/>`)).toEqual([['path', { d: 'M3 4' }]]);
});

it('an icon is drawn with its shapes and hidden from screen readers', () => {
  const { container } = render(<CircleAlert className="size-5" />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect([...(svg?.children ?? [])].map((shape) => shape.tagName.toLowerCase())).toEqual(['circle', 'path']);
});
