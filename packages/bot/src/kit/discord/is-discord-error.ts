import { DiscordAPIError } from 'discord.js';
import type { RESTJSONErrorCodes } from 'discord.js';

/** Whether Discord refused a request with one of these codes. */
export const isDiscordError = (error: unknown, codes: readonly RESTJSONErrorCodes[]): boolean =>
  error instanceof DiscordAPIError && codes.some((code) => code === error.code);
