import type { APIAttachment, APIEmbed } from 'discord-api-types/v10';

/** The address without the signature, which changes every day. */
const fileOf = (url: string): string => url.split('?')[0] ?? url;

/** Files to show separately: an image that an embed shows is left out. */
export const looseAttachments = (attachments: APIAttachment[], embeds: APIEmbed[]): APIAttachment[] => {
  const shown = new Set(
    embeds
      .flatMap(({ image, thumbnail, author, footer }) => [
        image?.url,
        thumbnail?.url,
        author?.icon_url,
        footer?.icon_url,
      ])
      .flatMap((url) => (url === undefined ? [] : [fileOf(url)])),
  );
  return attachments.filter(({ url }) => !shown.has(fileOf(url)));
};
