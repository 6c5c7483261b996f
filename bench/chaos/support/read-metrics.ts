export interface Usage {
  residentMb: number;
  heapMb: number;
  openFiles: number;
}

/** The program's own metrics. Open files are counted on Linux only, and are 0 elsewhere. */
export const readUsage = async (url: string): Promise<Usage> => {
  const text = await fetch(`${url}/metrics`).then(async (answer) => answer.text());
  const valueOf = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  return {
    residentMb: Math.round(valueOf('process_resident_memory_bytes') / 1e6),
    heapMb: Math.round(valueOf('nodejs_heap_size_used_bytes') / 1e6),
    openFiles: valueOf('process_open_fds'),
  };
};
