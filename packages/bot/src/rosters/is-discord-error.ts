import { DiscordAPIError } from 'discord.js';
import type { RESTJSONErrorCodes } from 'discord.js';

/** Whether Discord refused something for one of these reasons. */
export const isDiscordError = (error: unknown, codes: readonly RESTJSONErrorCodes[]): boolean =>
  error instanceof DiscordAPIError && codes.some((code) => code === error.code);
