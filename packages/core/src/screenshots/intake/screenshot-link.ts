import { PICTURE_LINK_MINUTES } from '@famiglia/contract/screenshots/picture-link';
import type { Context } from '../../platform/context.ts';

/**
 * Links are valid for one to two windows and change with each: within a window a screenshot has one address, so that
 * browsers can cache it.
 */
const WINDOW_MS = PICTURE_LINK_MINUTES * 60_000;

const signedText = (guildId: string, key: string, expires: number): string =>
  `picture ${guildId} ${key} ${expires}`;

/** A signed address of a screenshot in one guild, valid for an hour at most. */
export const screenshotLink = (context: Context, guildId: string, key: string): string => {
  const expires = (Math.floor(context.clock().getTime() / WINDOW_MS) + 2) * WINDOW_MS;
  const signature = context.encryption.sign(signedText(guildId, key, expires)).toString('base64url');
  return `/api/files/${guildId}/${key}?expires=${expires}&signature=${signature}`;
};

export interface ScreenshotLinkRequest {
  guildId: string;
  key: string;
  expires: number;
  signature: string;
}

export const checkScreenshotLink = (
  context: Context,
  { guildId, key, expires, signature }: ScreenshotLinkRequest,
): 'good' | 'expired' | 'forged' => {
  const given = Buffer.from(signature, 'base64url');
  if (!context.encryption.isSigned(signedText(guildId, key, expires), given)) return 'forged';
  return expires > context.clock().getTime() ? 'good' : 'expired';
};
