export interface ImageSize {
  width: number;
  height: number;
}

/** The size of a PNG, GIF, JPEG or WebP from its first bytes; null for anything else. */
export const imageSize = (bytes: Buffer): ImageSize | null => {
  if (bytes.length < 30) return null;
  if (bytes.readUInt32BE(0) === 0x89_50_4e_47) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.toString('latin1', 0, 3) === 'GIF') {
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  }
  if (bytes.toString('latin1', 8, 12) === 'WEBP') return webpSize(bytes);
  return bytes.readUInt16BE(0) === 0xff_d8 ? jpegSize(bytes) : null;
};

const webpSize = (bytes: Buffer): ImageSize | null => {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  if (kind !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
};

/** Reads the segments up to the frame header, which contains the size. */
const jpegSize = (bytes: Buffer): ImageSize | null => {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
};
