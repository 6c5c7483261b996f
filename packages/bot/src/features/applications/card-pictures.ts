import type { ApplicationDetails } from '@famiglia/contract/applications/applications';
import { isContentKey } from '@famiglia/core/platform/storage/content-key';
import type { AttachmentPayload } from 'discord.js';
import { pictureName } from './review-card.ts';

/** The storage keys of the pictures that a candidate attached. */
export const pictureKeys = ({ answers }: ApplicationDetails): string[] =>
  answers.flatMap(({ type, value }) => (type === 'screenshot' && isContentKey(value) ? [value] : []));

/** These pictures as files of a message; those that are null are left out. */
export const cardPictures = async (
  details: ApplicationDetails,
  read: (key: string) => Promise<Buffer | null>,
): Promise<AttachmentPayload[]> => {
  const pictures = await Promise.all(pictureKeys(details).map(read));
  return pictures
    .filter((picture) => picture !== null)
    .map((attachment, index) => ({ attachment, name: pictureName(index) }));
};
