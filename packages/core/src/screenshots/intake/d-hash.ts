const SIDE = 16;

/** Whether it gets brighter from each point to the one on its right: 16 rows of 17 points make 256 bits. */
export const dHash = (grid: Uint8Array): string => {
  let bits = '';
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const at = row * (SIDE + 1) + column;
      bits += (grid[at] ?? 0) < (grid[at + 1] ?? 0) ? '1' : '0';
    }
  }
  return bits;
};
