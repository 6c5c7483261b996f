type Channels = [red: number, green: number, blue: number];

/** The worst background of a name: a tinted message in the light theme, a hovered row in the dark one. */
const ROWS = { light: [0xe4, 0xe4, 0xdc], dark: [0x22, 0x27, 0x2e] } satisfies Record<string, Channels>;
const MIN_CONTRAST = 4.6;

/** A role's colour, made darker or lighter until it is readable in both themes; null for "no colour". */
export const readableColor = (color: number): string | null => {
  if (color === 0) return null;
  const original: Channels = [(color >> 16) & 255, (color >> 8) & 255, color & 255];
  const [light, dark] = [towards(original, 0, ROWS.light), towards(original, 255, ROWS.dark)];
  return `light-dark(rgb(${light.join(' ')}), rgb(${dark.join(' ')}))`;
};

const towards = (original: Channels, end: number, row: Channels): Channels => {
  let mixed = original;
  for (let share = 0; contrast(mixed, row) < MIN_CONTRAST; share += 0.05) {
    mixed = original.map((part) => Math.round(part + (end - part) * share)) as Channels;
  }
  return mixed;
};

/** WCAG's contrast ratio. */
export const contrast = (one: Channels, other: Channels): number => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const luminance = (channels: Channels): number => {
  const [red, green, blue] = channels.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
