/** The address of an image on Discord's CDN, from the path in the mirror. */
export const discordImageUrl = (cdnUrl: string, path: string | null): string | null =>
  path === null ? null : `${cdnUrl}/${path}`;
