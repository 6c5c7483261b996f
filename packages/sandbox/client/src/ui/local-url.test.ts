import { expect, it } from 'vitest';
import { localUrl } from './local-url.ts';

it('pictures of this sandbox are asked for here, also those posted while it had another port', () => {
  location.href = 'http://127.0.0.1:3001/channels/1';
  expect(localUrl('http://localhost:3001/cdn/avatars/1/a.png')).toBe('/cdn/avatars/1/a.png');
  expect(localUrl('http://127.0.0.1:4999/cdn/avatars/1/a.png?size=64')).toBe('/cdn/avatars/1/a.png?size=64');
  expect(localUrl('http://127.0.0.1:4999/other.png')).toBe('http://127.0.0.1:4999/other.png');
  expect(localUrl('https://pictures.example/cdn/a.png')).toBe('https://pictures.example/cdn/a.png');
});
