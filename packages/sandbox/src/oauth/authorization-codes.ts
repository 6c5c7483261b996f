import { randomBytes } from 'node:crypto';

const CODE_LIFE_MS = 60_000;

interface Grant {
  userId: string;
  scopes: string[];
  redirectUri: string;
  challenge: string | null;
}

/**
 * The one-time codes between the consent page and the token endpoint. A restart loses them: they are valid
 * for a minute.
 */
export class AuthorizationCodes {
  readonly #clock: () => number;
  readonly #grants = new Map<string, Grant & { expiresAt: number }>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  issue(grant: Grant): string {
    const code = randomBytes(20).toString('base64url');
    this.#grants.set(code, { ...grant, expiresAt: this.#clock() + CODE_LIFE_MS });
    return code;
  }

  /** A code is removed by its first use, whatever the result. */
  redeem(code: string): Grant | null {
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    return grant && grant.expiresAt > this.#clock() ? grant : null;
  }
}
