type Channels = [red: number, green: number, blue: number];

/** The lightest surface that a name can stand on: a row under the pointer. */
const background: Channels = [0x22, 0x27, 0x2e];
const wanted = 4.6;

/** A role's colour, made lighter until it can be read on the page; null for "no colour". */
export function readableColor(color: number): string | null {
  if (color === 0) return null;
  const original: Channels = [(color >> 16) & 255, (color >> 8) & 255, color & 255];
  let mixed = original;
  for (let share = 0; contrast(mixed, background) < wanted; share += 0.05) {
    mixed = original.map((part) => Math.round(part + (255 - part) * share)) as Channels;
  }
  return `rgb(${mixed.join(' ')})`;
}

/** WCAG's contrast ratio. */
export function contrast(one: Channels, other: Channels): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
