import { RESTJSONErrorCodes as Codes } from 'discord-api-types/v10';
import { RestError } from './rest-error.ts';

export const unauthorized = () => new RestError(401, 0, '401: Unauthorized');
export const unknownApplication = () => new RestError(404, Codes.UnknownApplication, 'Unknown Application');
export const unknownChannel = () => new RestError(404, Codes.UnknownChannel, 'Unknown Channel');
export const unknownGuild = () => new RestError(404, Codes.UnknownGuild, 'Unknown Guild');
export const unknownMember = () => new RestError(404, Codes.UnknownMember, 'Unknown Member');
export const unknownMessage = () => new RestError(404, Codes.UnknownMessage, 'Unknown Message');
export const unknownRole = () => new RestError(404, Codes.UnknownRole, 'Unknown Role');
export const unknownUser = () => new RestError(404, Codes.UnknownUser, 'Unknown User');
export const unknownScheduledEvent = () =>
  new RestError(404, Codes.UnknownGuildScheduledEvent, 'Unknown Guild Scheduled Event');
export const tooManyScheduledEvents = () =>
  new RestError(
    400,
    Codes.MaximumNumberOfUncompletedGuildScheduledEventsReached,
    'Maximum number of uncompleted guild scheduled events reached (100)',
  );
export const finishedEvent = () =>
  new RestError(400, Codes.CannotUpdateAFinishedEvent, 'Cannot update a finished event');
export const unknownEmoji = () => new RestError(400, Codes.UnknownEmoji, 'Unknown Emoji');
export const unknownWebhook = () => new RestError(404, Codes.UnknownWebhook, 'Unknown Webhook');
export const unknownInteraction = () => new RestError(404, Codes.UnknownInteraction, 'Unknown interaction');
export const unknownCommand = () =>
  new RestError(404, Codes.UnknownApplicationCommand, 'Unknown application command');
export const alreadyAnswered = () =>
  new RestError(
    400,
    Codes.InteractionHasAlreadyBeenAcknowledged,
    'Interaction has already been acknowledged.',
  );
export const missingAccess = () => new RestError(403, Codes.MissingAccess, 'Missing Access');
export const missingPermissions = () => new RestError(403, Codes.MissingPermissions, 'Missing Permissions');
export const notYourMessage = () =>
  new RestError(
    403,
    Codes.CannotEditMessageAuthoredByAnotherUser,
    'Cannot edit a message authored by another user',
  );
export const emptyMessage = () =>
  new RestError(400, Codes.CannotSendAnEmptyMessage, 'Cannot send an empty message');
export const closedDms = () =>
  new RestError(403, Codes.CannotSendMessagesToThisUser, 'Cannot send messages to this user');
export const noTextChannel = () =>
  new RestError(
    400,
    Codes.CannotExecuteActionOnThisChannelType,
    'Cannot execute action on this channel type',
  );
export const archivedThread = () =>
  new RestError(
    400,
    Codes.InvalidActionOnArchivedThread,
    'Tried to perform an operation on an archived thread, such as editing a message or adding a user to the thread',
  );
export const invalidRecipient = () => new RestError(400, Codes.InvalidRecipients, 'Invalid Recipient(s)');
export const requestTooLarge = () =>
  new RestError(413, Codes.RequestEntityTooLarge, 'Request entity too large');
export const invalidJson = () =>
  new RestError(400, Codes.RequestBodyContainsInvalidJSON, 'The request body contains invalid JSON.');
/** Discord's answer to a request that Cloudflare blocks: documentation, "JSON Error Codes". */
export const blockedByCloudflare = () =>
  new RestError(403, Codes.CloudflareIsBlockingYourRequest, 'internal network error');
export const noSuchRoute = (call: string) =>
  new RestError(501, 0, `The sandbox does not know ${call}. Teach it in packages/sandbox/src/rest.`);
