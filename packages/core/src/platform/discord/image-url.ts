/** The address of a picture on Discord's CDN, from the path that the mirror keeps. */
export const discordImageUrl = (cdnUrl: string, path: string | null): string | null =>
  path === null ? null : `${cdnUrl}/${path}`;
