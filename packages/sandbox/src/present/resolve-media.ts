import { attachmentUrl } from '../cdn/attachment-url.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { childrenOf } from '../world/component-node.ts';
import type { ComponentNode } from '../world/component-node.ts';
import type { Attachment, Message } from '../world/world.ts';

const ATTACHMENT_SCHEME = 'attachment://';

type Media = Record<string, unknown> & { url: string };

/** `attachment://name` in embeds and components is a file of the same message. */
export const ownAttachment = (message: Message, url: string): Attachment | undefined => {
  if (!url.startsWith(ATTACHMENT_SCHEME)) return undefined;
  const name = decodeURIComponent(url.slice(ATTACHMENT_SCHEME.length));
  return message.attachments.find((attachment) => attachment.filename === name);
};

/** Discord lists no file in `attachments` that an embed shows: it is known by the embed's address only. */
export const looseAttachments = (message: Message): Attachment[] => {
  const shown = new Set(
    message.embeds
      .flatMap(({ image, thumbnail, author, footer }) => [
        image?.url,
        thumbnail?.url,
        author?.icon_url,
        footer?.icon_url,
      ])
      .flatMap((url) => (url === undefined ? [] : (ownAttachment(message, url) ?? []))),
  );
  return message.attachments.filter((attachment) => !shown.has(attachment));
};

export const resolveUrl = (context: SandboxContext, message: Message, url: string): string => {
  const attachment = ownAttachment(message, url);
  return attachment ? attachmentUrl(context, message.channel_id, attachment) : url;
};

/** Components with the real addresses of their images. */
export const resolveComponents = (
  context: SandboxContext,
  message: Message,
  nodes: ComponentNode[],
): ComponentNode[] => nodes.map((node) => (hasMedia(node) ? resolveNode(context, message, node) : node));

const hasMedia = (node: ComponentNode): boolean =>
  'media' in node || 'items' in node || 'file' in node || childrenOf(node).some(hasMedia);

const resolveNode = (context: SandboxContext, message: Message, node: ComponentNode): ComponentNode => {
  const media = (value: unknown) => resolveMedia(context, message, value as Media);
  const resolved: ComponentNode = { ...node };
  if (node.media) resolved.media = media(node.media);
  if (node.file)
    Object.assign(resolved, { file: media(node.file), ...fileFacts(message, node.file as Media) });
  if (Array.isArray(node.items))
    resolved.items = (node.items as { media: Media }[]).map((item) => withMedia(item, media));
  if (node.components) resolved.components = resolveComponents(context, message, node.components);
  if (node.accessory) resolved.accessory = resolveNode(context, message, node.accessory);
  return resolved;
};

const withMedia = (item: { media: Media }, media: (value: unknown) => Media) => ({
  ...item,
  media: media(item.media),
});

const fileFacts = (message: Message, file: Media) => {
  const attachment = ownAttachment(message, file.url);
  return { name: attachment?.filename ?? null, size: attachment?.size ?? null };
};

const resolveMedia = (context: SandboxContext, message: Message, media: Media): Media => {
  const url = resolveUrl(context, message, media.url);
  const attachment = ownAttachment(message, media.url);
  return {
    ...media,
    url,
    proxy_url: url,
    width: attachment?.width ?? null,
    height: attachment?.height ?? null,
    content_type: attachment?.content_type ?? null,
    ...(attachment ? { attachment_id: attachment.id } : {}),
  };
};
