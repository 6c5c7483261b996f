import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isContentKey } from '../../platform/storage/content-key.ts';
import { checkScreenshotLink } from './screenshot-link.ts';
import type { ScreenshotLinkRequest } from './screenshot-link.ts';

/** The file of a signed link. The link is the permission: only people who may see the screenshot get one. */
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
