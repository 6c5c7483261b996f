import { expect, test } from 'vitest';
import { recordingUrl } from './recording-url.ts';
import { expectLinear } from '../testing/expect-linear.ts';

const read = (text: string): string | null => recordingUrl.safeParse(text).data ?? null;

test.each([
  [
    'an address as it is',
    'https://www.youtube.com/watch?v=abc&t=30',
    'https://www.youtube.com/watch?v=abc&t=30',
  ],
  ['a moment in the video', 'https://vk.com/video-1_2#t=1m', 'https://vk.com/video-1_2#t=1m'],
  ['blanks around it', '  https://youtu.be/abc\n', 'https://youtu.be/abc'],
  ['a scheme and a name in capitals', 'HTTPS://YouTu.Be/AbC', 'https://youtu.be/AbC'],
  ['an address without encryption', 'http://youtu.be/abc', 'https://youtu.be/abc'],
  ['a port of its own', 'https://video.test:8443/a', 'https://video.test:8443/a'],
  ['a name in Cyrillic', 'https://видео.рф/а', 'https://xn--b1aedk6a.xn--p1ai/%D0%B0'],
  ['a password', 'https://vito:secret@video.test/a', 'https://video.test/a'],
  ['who shared it', 'https://youtu.be/abc?si=Q1w2&t=30&utm_source=chat', 'https://youtu.be/abc?t=30'],
  ['nothing but who shared it', 'https://youtu.be/abc?si=Q1w2#', 'https://youtu.be/abc'],
  [
    'what Discord would read as more',
    'https://video.test/a>@everyone<b',
    'https://video.test/a%3E@everyone%3Cb',
  ],
  ['a line in the middle', 'https://video.test/a\n@everyone', 'https://video.test/a@everyone'],
])('%s is stored in its normal form', (_what, given, kept) => {
  expect(read(given)).toBe(kept);
  expect(read(kept)).toBe(kept);
});

test.each([
  'youtu.be/abc',
  'javascript:alert(1)',
  'ftp://video.test/a',
  'https://localhost/a',
  'https://panel/a',
  'https://printer.local/a',
  'http://127.0.0.1/a',
  'http://2130706433/a',
  'https://[::1]/a',
  'https://',
  `https://video.test/${'ы'.repeat(200)}`,
])('%s is not the address of a video', (given) => {
  expect(read(given)).toBeNull();
});

test('the time to parse a recording address grows linearly with its length', () =>
  expectLinear((text) => recordingUrl.safeParse(text)));
