/** A grid of brightness turned left to right. */
export const mirrorGrid = (grid: Uint8Array, width: number): Uint8Array => {
  const mirrored = new Uint8Array(grid.length);
  for (let row = 0; row < grid.length; row += width) {
    mirrored.set(grid.subarray(row, row + width).toReversed(), row);
  }
  return mirrored;
};
