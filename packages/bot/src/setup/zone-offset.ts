/** How far a zone is from Greenwich at this moment, as in `GMT+3`. A zone nobody knows has no offset. */
export const zoneOffset = (timeZone: string, now: Date): string => {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '?';
  } catch {
    return '?';
  }
};
