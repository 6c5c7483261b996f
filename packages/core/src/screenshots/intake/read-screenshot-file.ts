import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isContentKey } from '../../platform/storage/content-key.ts';
import { checkScreenshotLink } from './screenshot-link.ts';
import type { ScreenshotLinkRequest } from './screenshot-link.ts';

/** The bytes behind a link that we made. The link is the right: it is given only to those who may look. */
export const readScreenshotFile = async (
  context: Context,
  request: ScreenshotLinkRequest,
): Promise<Buffer> => {
  const link = checkScreenshotLink(context, request);
  if (link === 'expired') throw new AppError('link_expired');
  if (link === 'forged' || !isContentKey(request.key)) throw new AppError('not_found');
  const bytes = await context.files.get(request.key);
  if (bytes === null) throw new AppError('not_found');
  return bytes;
};
