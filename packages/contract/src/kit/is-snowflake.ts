const LARGEST_ID = String(2n ** 63n - 1n);

/** Leading zeros are refused: a second spelling of the same guild would miss caches and limits that are keyed by the first. */
export const SNOWFLAKE = /^[1-9]\d{16,18}$/;

/** Whether a text is a Discord id, which PostgreSQL stores as a number of 64 bits. */
export const isSnowflake = (text: string): boolean =>
  SNOWFLAKE.test(text) && (text.length < LARGEST_ID.length || text <= LARGEST_ID);
