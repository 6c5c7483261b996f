import * as z from 'zod';

const count = z.number().int();

/** One value a day, oldest first; the last one is today. */
const series = z.array(z.object({ date: z.iso.date(), value: count }));

export const adminStats = z.object({
  totals: z.object({
    guilds: count,
    premium: count,
    trials: count,
    users: count,
    logins_30d: count,
    plan_selected_free: count,
    plan_selected_premium: count,
    pictures: count,
    picture_bytes: count,
    /** What the disk of the pictures has left; null where nobody can tell. */
    disk_free_bytes: count.nullable(),
  }),
  /** Guilds, plans and users as they stood at the end of each day; sign-ins and presses as they came on it. */
  series: z.object({
    guilds: series,
    premium: series,
    trials: series,
    users: series,
    logins: series,
    plan_selected_free: series,
    plan_selected_premium: series,
  }),
});
export type AdminStats = z.infer<typeof adminStats>;
export type AdminSeries = keyof AdminStats['series'];
