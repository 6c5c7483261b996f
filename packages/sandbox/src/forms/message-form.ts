import { MessageFlags } from 'discord-api-types/v10';
import type { APIEmbed } from 'discord-api-types/v10';
import { emptyMessage, requestTooLarge } from '../errors/rest-errors.ts';
import { checkComponents } from './check-components.ts';
import { checkEmbeds } from './check-embeds.ts';
import { FormErrors } from './form-errors.ts';
import type { FieldPath } from './form-errors.ts';

export interface UploadedFile {
  /** The number in `files[n]`. */
  index: number;
  filename: string;
  contentType: string;
  bytes: Buffer;
}

/** `allowed_mentions` of a request; undefined: everything the text mentions. */
export interface AllowedMentions {
  parse?: string[];
  users?: string[];
  roles?: string[];
  replied_user?: boolean;
}

export interface MessageForm {
  content?: string | null;
  nonce?: string | number | null;
  enforce_nonce?: boolean;
  embeds?: APIEmbed[] | null;
  components?: unknown[] | null;
  attachments?: { id: string | number; filename?: string; description?: string }[] | null;
  allowed_mentions?: AllowedMentions | null;
  message_reference?: { message_id?: string; fail_if_not_exists?: boolean } | null;
  flags?: number | null;
}

/** The fields of a message that the sandbox supports. */
export const MESSAGE_FIELDS = [
  'content',
  'nonce',
  'enforce_nonce',
  'tts',
  'embeds',
  'components',
  'attachments',
  'allowed_mentions',
  'message_reference',
  'flags',
] as const;

const LARGEST_FILE = 10 * 1024 * 1024;
const MAX_FILES = 10;

/**
 * Checks a message against Discord's limits. `base`: the path of the message in the body; `v2`: it already is
 * one.
 */
export const readMessageForm = (
  body: unknown,
  files: UploadedFile[],
  { base = [], v2 = false }: { base?: FieldPath; v2?: boolean } = {},
): MessageForm => {
  const form = (body ?? {}) as MessageForm;
  const errors = new FormErrors();
  const isV2 = v2 || ((form.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;
  if (files.some((file) => file.bytes.length > LARGEST_FILE)) throw requestTooLarge();
  if (files.length > MAX_FILES) errors.length([...base, 'attachments'], files, 0, MAX_FILES);
  errors.length([...base, 'content'], form.content, 0, 2000);
  checkEmbeds(errors, [...base, 'embeds'], form.embeds);
  checkComponents(errors, [...base, 'components'], form.components, isV2);
  checkAllowedMentions(errors, [...base, 'allowed_mentions'], form.allowed_mentions);
  if (typeof form.nonce === 'string') errors.length([...base, 'nonce'], form.nonce, 0, 25);
  if (isV2) refuseLegacyFields(errors, base, form);
  errors.throwIfAny();
  return form;
};

const refuseLegacyFields = (errors: FormErrors, base: FieldPath, form: MessageForm): void => {
  for (const field of ['content', 'embeds'] as const) {
    if (!form[field]?.length) continue;
    errors.add(
      [...base, field],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    );
  }
};

/** Listing people and allowing all people contradict each other. */
const checkAllowedMentions = (
  errors: FormErrors,
  path: FieldPath,
  allowed: AllowedMentions | null | undefined,
): void => {
  for (const kind of ['users', 'roles'] as const) {
    if (!allowed?.[kind]?.length) continue;
    errors.length([...path, kind], allowed[kind], 0, 100);
    if (!allowed.parse?.includes(kind)) continue;
    errors.add(
      [...path],
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
    );
  }
};

/** A new message must not be empty. */
export const assertNotEmpty = (form: MessageForm, files: UploadedFile[]): void => {
  const says = form.content?.length || form.embeds?.length || form.components?.length || files.length;
  if (!says) throw emptyMessage();
};
