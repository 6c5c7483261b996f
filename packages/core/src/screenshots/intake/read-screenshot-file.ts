import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isContentKey } from '../../platform/storage/content-key.ts';
import { missing } from '../../platform/storage/storage.ts';
import { checkScreenshotLink } from './screenshot-link.ts';
import type { ScreenshotLinkRequest } from './screenshot-link.ts';
import { findKeysInUse } from './submission.queries.ts';

/** The bytes, or an address at the storage that is valid as long as our own link. */
type ScreenshotFile = { bytes: Buffer } | { location: string };

/** The file of a signed link. The link is the permission: only people who may see the screenshot get one. */
export const readScreenshotFile = async (
  context: Context,
  request: ScreenshotLinkRequest,
): Promise<ScreenshotFile> => {
  const { key } = request;
  const link = checkScreenshotLink(context, request);
  if (link === 'expired') throw new AppError('link_expired');
  if (link === 'forged' || !isContentKey(key)) throw new AppError('not_found');
  const file = await find(context, request);
  if (file !== null) return file;
  // A file that was deleted on purpose is used by nobody any more.
  const isNeeded = (await findKeysInUse(context.db, [key])).has(key);
  throw isNeeded ? missing(context.files, key) : new AppError('not_found');
};

const find = async (
  { files, clock }: Context,
  { key, expires }: ScreenshotLinkRequest,
): Promise<ScreenshotFile | null> => {
  if (files.links === null) {
    const bytes = await files.get(key);
    return bytes === null ? null : { bytes };
  }
  const seconds = Math.ceil((expires - clock().getTime()) / 1000);
  const location = await files.links.linkTo(key, seconds);
  return location === null ? null : { location };
};
