import type { ApplicationDetails } from '@famiglia/contract/applications';
import { isContentKey } from '@famiglia/core/platform/storage/content-key';
import type { Storage } from '@famiglia/core/platform/storage/storage';
import type { AttachmentPayload } from 'discord.js';
import { pictureName } from './review-card.ts';

/** The pictures that a candidate attached, as files of a message. One that is gone is left out. */
export const cardPictures = async (
  files: Pick<Storage, 'get'>,
  { answers }: ApplicationDetails,
): Promise<AttachmentPayload[]> => {
  const keys = answers.flatMap(({ type, value }) =>
    type === 'screenshot' && isContentKey(value) ? [value] : [],
  );
  const pictures = await Promise.all(keys.map(async (key) => files.get(key)));
  return pictures
    .filter((picture) => picture !== null)
    .map((attachment, index) => ({ attachment, name: pictureName(index) }));
};
