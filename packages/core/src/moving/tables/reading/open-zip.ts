import { crc32, inflateRawSync } from 'node:zlib';

interface ZipLimits {
  files: number;
  unpackedBytes: number;
}

interface PackedFile {
  name: string;
  method: number;
  packed: Uint8Array;
}

/** Why a ZIP archive is not read: it is none, or it is larger inside than any table. */
export type ZipRefusal = 'unreadable' | 'too_large';

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const FILE = 0x04_03_4b_50;
const STORED = 0;
const DEFLATED = 8;

/**
 * The files of an archive whose names are wanted. They are unpacked here and not by the library that reads them, with a
 * limit for what comes out: an archive may say any size, and 10 KB may hold a gigabyte.
 */
export const openZip = (
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: ZipLimits,
): Map<string, Uint8Array> | ZipRefusal => {
  const listed = listFiles(bytes, limits.files);
  if (typeof listed === 'string') return listed;
  const files = new Map<string, Uint8Array>();
  let room = limits.unpackedBytes;
  for (const file of listed) {
    if (!isWanted(file.name) || files.has(file.name)) continue;
    const content = unpack(file, room);
    if (typeof content === 'string') return content;
    room -= content.length;
    files.set(file.name, content);
  }
  return files;
};

const unpack = ({ method, packed }: PackedFile, room: number): Uint8Array | ZipRefusal => {
  if (method === STORED) return packed.length > room ? 'too_large' : packed;
  if (method !== DEFLATED) return 'unreadable';
  if (room <= 0) return 'too_large';
  try {
    return inflateRawSync(packed, { maxOutputLength: room });
  } catch (error) {
    return error instanceof RangeError ? 'too_large' : 'unreadable';
  }
};

/** By the list at the end, which is what programs go by. */
const listFiles = (bytes: Uint8Array, most: number): PackedFile[] | ZipRefusal => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return 'unreadable';
  const count = view.getUint16(end + 10, true);
  if (count > most) return 'too_large';
  const found: PackedFile[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) return 'unreadable';
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
    const nameLength = view.getUint16(at + 28, true);
    const more = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const start = view.getUint32(at + 42, true);
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if (isEncrypted || start + 30 > end || view.getUint32(start, true) !== FILE) return 'unreadable';
    const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    if (from + size > bytes.length) return 'unreadable';
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    found.push({ name, method, packed: bytes.subarray(from, from + size) });
    at += 46 + nameLength + more;
  }
  return found;
};

const LONGEST_COMMENT = 65_535;

const findEnd = (view: DataView): number | null => {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return null;
};

/** An archive of these files with nothing packed: whoever opens it has nothing to unpack. */
export const storeZip = (files: ReadonlyMap<string, Uint8Array>): ArrayBuffer => {
  const parts: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const title = new TextEncoder().encode(name);
    const facts = factsOf(title, content);
    const file = header(FILE, 30, [[4, 20, 2], ...facts]);
    const entry = header(ENTRY, 46, [
      [4, 20, 2],
      [6, 20, 2],
      ...facts.map(([place, value, size]) => [place + 2, value, size] as const),
      [42, at, 4],
    ]);
    parts.push(file, title, content);
    entries.push(entry, title);
    at += file.length + title.length + content.length;
  }
  const listed = entries.reduce((sum, { length }) => sum + length, 0);
  const end = header(END, 22, [
    [8, files.size, 2],
    [10, files.size, 2],
    [12, listed, 4],
    [16, at, 4],
  ]);
  const whole = new Uint8Array(at + listed + end.length);
  let place = 0;
  for (const part of [...parts, ...entries, end]) {
    whole.set(part, place);
    place += part.length;
  }
  return whole.buffer;
};

type Field = readonly [place: number, value: number, size: 2 | 4];

/** In the header of the file; in the list they stand two bytes later. */
const factsOf = (title: Uint8Array, content: Uint8Array): Field[] => [
  [14, crc32(content), 4],
  [18, content.length, 4],
  [22, content.length, 4],
  [26, title.length, 2],
];

const header = (signature: number, length: number, fields: readonly Field[]): Uint8Array => {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  for (const [place, value, size] of fields)
    if (size === 2) view.setUint16(place, value, true);
    else view.setUint32(place, value, true);
  return bytes;
};
