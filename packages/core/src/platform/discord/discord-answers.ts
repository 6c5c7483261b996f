import * as z from 'zod';

const snowflake = z.string().regex(/^\d{17,20}$/);
/** Image hashes become part of an address, so only these characters are allowed. */
const pictureHash = z.string().regex(/^\w{1,64}$/);

/** The parts of Discord's answers that sign-in reads. */
export const discordAnswers = {
  tokens: z.object({
    access_token: z.string().min(1),
    refresh_token: z.string().min(1),
    expires_in: z.number().int().positive(),
  }),
  /** The content is ignored. */
  revoked: z.unknown(),
  user: z.object({
    id: snowflake,
    username: z.string().min(1).max(100),
    global_name: z.string().max(100).nullish(),
    avatar: pictureHash.nullable(),
  }),
  guilds: z
    .array(
      z.object({
        id: snowflake,
        name: z.string().max(200),
        icon: pictureHash.nullable(),
        owner: z.boolean(),
        permissions: z.string().regex(/^\d{1,40}$/),
      }),
    )
    .max(200),
};
