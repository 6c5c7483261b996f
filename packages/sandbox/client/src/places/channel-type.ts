/** Discord's numbers for the channels of a server, as the sandbox gives them. */
export const channelType = {
  text: 0,
  voice: 2,
  category: 4,
  news: 5,
  publicThread: 11,
  privateThread: 12,
  stage: 13,
} as const;

export const isThread = (type: number): boolean =>
  type === channelType.publicThread || type === channelType.privateThread;
