import { drawnInstead } from '../public-demo/drawn-instead.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Attachment } from '../world/world.ts';
import { imageSize } from './image-size.ts';

export interface Upload {
  filename: string;
  contentType: string;
  bytes: Buffer;
  description?: string | null;
}

/** Stores what a person sent. In a public demo nothing of it is kept. */
export const storePersonsUpload = async (context: SandboxContext, upload: Upload): Promise<Attachment> =>
  storeUpload(context, context.publicDemo === undefined ? upload : drawnInstead(upload));

/** Stores the file and describes it like a message's attachment. */
export const storeUpload = async (context: SandboxContext, upload: Upload): Promise<Attachment> => {
  const id = context.nextId();
  await context.files.put(id, upload.bytes);
  context.world.fileTypes.set(id, upload.contentType);
  const size = imageSize(upload.bytes);
  return {
    id,
    filename: safeName(upload.filename),
    size: upload.bytes.length,
    content_type: upload.contentType,
    width: size?.width ?? null,
    height: size?.height ?? null,
    description: upload.description ?? null,
  };
};

/** Discord keeps letters, digits, dots, dashes and underscores of a file's name. */
const safeName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_') || 'unknown';
