import { MessageFlags, MessageType } from 'discord-api-types/v10';
import { storeUpload } from '../cdn/store-upload.ts';
import type { MessageForm, UploadedFile } from '../forms/message-form.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Attachment, Channel, Message } from '../world/world.ts';
import { createMessage } from './create-message.ts';
import type { MessageEdit } from './edit-message.ts';
import type { MessageDraft } from './message-draft.ts';
import { normalizeComponents } from './normalize-components.ts';
import { readMentions } from './read-mentions.ts';

/** The flags a bot may set itself. */
const SETTABLE =
  MessageFlags.SuppressEmbeds |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsComponentsV2 |
  MessageFlags.Ephemeral;

type Extras = Partial<Pick<MessageDraft, 'type' | 'interaction' | 'ephemeral_reader_id'>> & {
  replied?: Message | null;
  extraFlags?: number;
};

/** A message of the bot from a checked form. */
export const sendAsBot = async (
  context: SandboxContext,
  channel: Channel,
  form: MessageForm,
  files: UploadedFile[],
  { replied = null, extraFlags = 0, ...extras }: Extras = {},
): Promise<Message> => {
  const botId = context.credentials.application_id;
  const content = form.content ?? '';
  return createMessage(context, channel, {
    author_id: botId,
    type: replied ? MessageType.Reply : MessageType.Default,
    content,
    flags: ((form.flags ?? 0) & SETTABLE) | extraFlags,
    embeds: form.embeds ?? [],
    components: normalizeComponents(form.components ?? [], context.nextId),
    attachments: await storeFiles(context, form, files),
    mentions: readMentions(
      context,
      channel,
      botId,
      textOf(form),
      form.allowed_mentions ?? undefined,
      replied,
    ),
    nonce: form.nonce ?? null,
    reply_to: replied?.id ?? null,
    interaction: null,
    ephemeral_reader_id: null,
    ...extras,
  });
};

/** The fields of a message that a checked form changes. */
export const editFromForm = async (
  context: SandboxContext,
  channel: Channel,
  message: Message,
  form: MessageForm,
  files: UploadedFile[],
): Promise<MessageEdit> => {
  const botId = context.credentials.application_id;
  const added = await storeFiles(context, form, files);
  // With `attachments` in the form only those listed there are kept; without it, all are.
  const kept = form.attachments
    ? message.attachments.filter(({ id }) => form.attachments?.some((one) => String(one.id) === id))
    : message.attachments;
  const { SuppressEmbeds, IsComponentsV2 } = MessageFlags;
  return {
    attachments: [...kept, ...added],
    ...(form.content === undefined
      ? {}
      : {
          content: form.content ?? '',
          ...readMentions(
            context,
            channel,
            botId,
            form.content ?? '',
            form.allowed_mentions ?? undefined,
            null,
          ),
        }),
    ...(form.embeds === undefined ? {} : { embeds: form.embeds ?? [] }),
    ...(form.components === undefined
      ? {}
      : { components: normalizeComponents(form.components ?? [], context.nextId) }),
    ...(form.flags === undefined || form.flags === null
      ? {}
      : { flags: (message.flags & ~SuppressEmbeds) | (form.flags & (SuppressEmbeds | IsComponentsV2)) }),
  };
};

/** In components v2 the mentions are in the text displays. */
const textOf = (form: MessageForm): string =>
  `${form.content ?? ''}\n${form.components ? JSON.stringify(form.components) : ''}`;

const storeFiles = (
  context: SandboxContext,
  form: MessageForm,
  files: UploadedFile[],
): Promise<Attachment[]> =>
  Promise.all(
    files.map((file) => {
      const described = form.attachments?.find((one) => String(one.id) === String(file.index));
      return storeUpload(context, {
        filename: described?.filename ?? file.filename,
        contentType: file.contentType,
        bytes: file.bytes,
        description: described?.description ?? null,
      });
    }),
  );
