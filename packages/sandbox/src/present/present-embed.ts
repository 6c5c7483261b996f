import type { APIEmbed, APIEmbedImage } from 'discord-api-types/v10';
import { EmbedType } from 'discord-api-types/v10';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Message } from '../world/world.ts';
import { discordTime } from './discord-time.ts';
import { ownAttachment, resolveUrl } from './resolve-media.ts';

export const presentEmbed = (context: SandboxContext, message: Message, embed: APIEmbed): APIEmbed => {
  const image = (given: APIEmbedImage | undefined) => presentImage(context, message, given);
  const icon = (url: string | undefined) =>
    url === undefined ? {} : { icon_url: resolveUrl(context, message, url) };
  return {
    ...embed,
    type: EmbedType.Rich,
    ...(embed.timestamp ? { timestamp: discordTime(Date.parse(embed.timestamp)) } : {}),
    ...(embed.fields ? { fields: embed.fields.map(withInline) } : {}),
    ...(embed.image ? { image: image(embed.image) } : {}),
    ...(embed.thumbnail ? { thumbnail: image(embed.thumbnail) } : {}),
    ...(embed.footer ? { footer: { ...embed.footer, ...icon(embed.footer.icon_url) } } : {}),
    ...(embed.author ? { author: { ...embed.author, ...icon(embed.author.icon_url) } } : {}),
  } as APIEmbed;
};

const withInline = (field: NonNullable<APIEmbed['fields']>[number]) => ({
  ...field,
  inline: field.inline ?? false,
});

const presentImage = (context: SandboxContext, message: Message, given: APIEmbedImage | undefined) => {
  if (!given) return undefined;
  const url = resolveUrl(context, message, given.url);
  const attachment = ownAttachment(message, given.url);
  const size =
    attachment?.width && attachment.height ? { width: attachment.width, height: attachment.height } : {};
  const description = attachment?.description ? { description: attachment.description } : {};
  return { url, proxy_url: url, ...size, ...description };
};
