/** Times as Discord writes them: microseconds and a numeric offset. */
export const discordTime = (time: number): string => `${new Date(time).toISOString().slice(0, -1)}000+00:00`;
