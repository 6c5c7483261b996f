import type { APIAttachment, APIEmbed } from 'discord-api-types/v10';

/** The address without the signature, which is another one every day. */
const fileOf = (url: string): string => url.split('?')[0] ?? url;

/** Files that stand on their own: a picture that an embed shows is not shown beside it once more. */
export function looseAttachments(attachments: APIAttachment[], embeds: APIEmbed[]): APIAttachment[] {
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
}
