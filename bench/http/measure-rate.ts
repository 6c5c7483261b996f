import autocannon from 'autocannon';

/** Successful requests per second, with sixteen connections at once. */
export const measureRate = async (
  url: string,
  headers: Record<string, string>,
  duration: number,
): Promise<number> => {
  const result = await autocannon({ url, headers, duration, connections: 16 });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx} times`);
  return result.requests.average;
};
