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
    /** Free space on the disk that stores the screenshots; null where the system does not tell. */
    disk_free_bytes: count.nullable(),
    /** Messages in Discord that wait because a picture cannot be read from the storage. */
    pictures_unavailable: count,
  }),
  /** Guilds, plans and users are the totals at the end of each day; sign-ins and presses are counted per day. */
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
