interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const CHANNELS = 3;
const OPAQUE = 255;

/**
 * The pixels of a picture without transparency. The image library lays a hundred layers over each other in half of the time that
 * a whole picture may take; here only the pixels of a layer are touched. What is outside of the picture is left out.
 */
export const createPixels = (width: number, height: number) => {
  const data = Buffer.alloc(width * height * CHANNELS);

  /** Calls `visit` for each pixel of the area inside the picture: its place in `data`, and its number in the area. */
  const each = (area: Area, visit: (at: number, number: number) => void): void => {
    const [fromX, toX] = [Math.max(0, -area.left), Math.min(area.width, width - area.left)];
    const [fromY, toY] = [Math.max(0, -area.top), Math.min(area.height, height - area.top)];
    for (let y = fromY; y < toY; y += 1) {
      const row = (area.top + y) * width + area.left;
      for (let x = fromX; x < toX; x += 1) visit((row + x) * CHANNELS, y * area.width + x);
    }
  };

  return {
    data,
    /** `colour` is written as #rrggbb. */
    paint: (area: Area, colour: string): void => {
      const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1), 'hex');
      each(area, (at) => {
        data[at] = red;
        data[at + 1] = green;
        data[at + 2] = blue;
      });
    },
    /** Lays a picture of the area's size over it: red, green, blue and opacity of each pixel. */
    lay: (area: Area, layer: Uint8Array): void => {
      each(area, (at, number) => {
        const from = number * 4;
        const opacity = layer[from + 3] ?? 0;
        if (opacity === 0) return;
        for (let channel = 0; channel < CHANNELS; channel += 1) {
          const below = data[at + channel] ?? 0;
          const above = layer[from + channel] ?? 0;
          data[at + channel] = Math.round(below + ((above - below) * opacity) / OPAQUE);
        }
      });
    },
  };
};
