import { GatewayCloseCodes as Codes } from 'discord-api-types/v10';

/** Thrown while handling a client's packet: the connection is closed with this code. */
export class GatewayClose extends Error {
  readonly code: Codes;

  constructor(code: Codes, reason: string) {
    super(reason);
    this.code = code;
  }
}

export const decodeError = () => new GatewayClose(Codes.DecodeError, 'Error while decoding payload.');
export const unknownOpcode = () => new GatewayClose(Codes.UnknownOpcode, 'Unknown opcode.');
export const notAuthenticated = () => new GatewayClose(Codes.NotAuthenticated, 'Not authenticated.');
export const authenticationFailed = () =>
  new GatewayClose(Codes.AuthenticationFailed, 'Authentication failed.');
export const alreadyAuthenticated = () =>
  new GatewayClose(Codes.AlreadyAuthenticated, 'Already authenticated.');
export const invalidSeq = () => new GatewayClose(Codes.InvalidSeq, 'Invalid seq.');
export const tooManySends = () => new GatewayClose(Codes.RateLimited, 'Rate limited.');
export const invalidShard = () => new GatewayClose(Codes.InvalidShard, 'Invalid shard.');
export const invalidIntents = () => new GatewayClose(Codes.InvalidIntents, 'Invalid intent(s).');
export const disallowedIntents = () => new GatewayClose(Codes.DisallowedIntents, 'Disallowed intent(s).');
