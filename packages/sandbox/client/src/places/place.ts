/**
 * The current location and person: `/channels/{guildId}/{channelId}?as={userId}`, `@me` for direct messages.
 */
export interface Place {
  as: string | null;
  /** null: the front page. */
  guildId: string | null;
  channelId: string | null;
}

export const directMessages = '@me';

export const parsePlace = (pathname: string, search: string): Place => {
  const [, guildId = null, channelId = null] = /^\/channels\/([^/]+)(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  return { as: new URLSearchParams(search).get('as'), guildId, channelId };
};

export const formatPlace = ({ as, guildId, channelId }: Place): string => {
  const path = guildId === null ? '/' : ['/channels', guildId, channelId].filter(Boolean).join('/');
  return as === null ? path : `${path}?as=${as}`;
};
