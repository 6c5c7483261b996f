import type { APIAttachment } from 'discord-api-types/v10';
import { attachmentUrl } from '../cdn/attachment-url.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Attachment } from '../world/world.ts';

/** Addresses are signed each time a message is shown, as Discord does. */
export const presentAttachment = (
  context: SandboxContext,
  channelId: string,
  attachment: Attachment,
  ephemeral: boolean,
): APIAttachment => {
  const url = attachmentUrl(context, channelId, attachment);
  const { width, height, description } = attachment;
  return {
    id: attachment.id,
    filename: attachment.filename,
    size: attachment.size,
    url,
    proxy_url: url,
    content_type: attachment.content_type,
    ...(width !== null && height !== null ? { width, height } : {}),
    ...(description === null ? {} : { description }),
    ...(ephemeral ? { ephemeral } : {}),
  };
};
