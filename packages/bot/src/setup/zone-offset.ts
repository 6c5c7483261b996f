/** A zone's current offset, such as `GMT+3`. An unknown zone has no offset. */
export const zoneOffset = (timeZone: string, now: Date): string => {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '?';
  } catch {
    return '?';
  }
};
