/** Times as Discord writes them: microseconds and a numeric offset. */
export function discordTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, -1)}000+00:00`;
}
