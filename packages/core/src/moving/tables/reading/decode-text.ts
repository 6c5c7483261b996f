import type { MovedTable } from '@famiglia/contract/moving/tables';

interface DecodedText {
  text: string;
  encoding: NonNullable<MovedTable['encoding']>;
}

/**
 * A text file in the letters that programs write: UTF-8 and UTF-16 with or without their mark, else Windows-1251, which is
 * what Excel in Russian saves. Null for bytes that are no text at all.
 */
export const decodeText = (bytes: Uint8Array): DecodedText | null => {
  const wide = wideKind(bytes);
  if (wide !== null) return { text: read(wide, bytes), encoding: 'utf-16' };
  if (bytes.includes(0)) return null;
  try {
    return { text: read('utf-8', bytes, true), encoding: 'utf-8' };
  } catch {
    return { text: read('windows-1251', bytes), encoding: 'windows-1251' };
  }
};

const read = (name: string, bytes: Uint8Array, fatal = false): string =>
  new TextDecoder(name, { fatal }).decode(bytes);

const SAMPLE = 2000;

/** Without a mark: every second byte is zero, because separators, digits and line ends are Latin. */
const wideKind = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 16;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
};
