import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isContentKey } from '../../platform/storage/content-key.ts';
import { checkPictureLink } from './picture-link.ts';
import type { PictureRequest } from './picture-link.ts';

/** The bytes behind a link that we made. The link is the right: it is given only to those who may look. */
export const openPicture = async (context: Context, request: PictureRequest): Promise<Buffer> => {
  const link = checkPictureLink(context, request);
  if (link === 'expired') throw new AppError('link_expired');
  if (link === 'forged' || !isContentKey(request.key)) throw new AppError('not_found');
  const bytes = await context.files.get(request.key);
  if (bytes === null) throw new AppError('not_found');
  return bytes;
};
