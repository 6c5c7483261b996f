import { eventFields } from '@famiglia/contract/events/event-fields';

/** Whom a sign-up calls, as its form has it. */
export interface PingDraft {
  /** A role, `nobody`, or empty if the guild's settings apply. */
  pingRole: string;
  /** Minutes before the start; empty if the guild's settings apply. */
  pingAgain: string;
}

export const NOBODY = 'nobody';
export const AS_IN_SETTINGS = '';

export const NEW_PING: PingDraft = { pingRole: AS_IN_SETTINGS, pingAgain: '' };

/** What is left out follows the settings. */
export const pingDraftOf = (of: {
  ping_role_id?: string | null | undefined;
  ping_again_minutes?: number | undefined;
}): PingDraft => ({
  pingRole: of.ping_role_id === undefined ? AS_IN_SETTINGS : (of.ping_role_id ?? NOBODY),
  pingAgain: String(of.ping_again_minutes ?? ''),
});

/** What is sent; what the settings decide is left out. */
export const pingRequestOf = ({ pingRole, pingAgain }: PingDraft) => ({
  ...(pingRole === AS_IN_SETTINGS ? {} : { ping_role_id: pingRole === NOBODY ? null : pingRole }),
  ...(pingAgain === '' ? {} : { ping_again_minutes: Number(pingAgain) }),
});

export const pingProblemOf = ({ pingAgain }: PingDraft): string | undefined =>
  pingAgain === '' || eventFields.ping_again_minutes.safeParse(Number(pingAgain)).success
    ? undefined
    : 'ping_again';
