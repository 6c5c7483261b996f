import * as z from 'zod';

const sha256 = z.string().regex(/^[\da-f]{64}$/);

/** What a backup holds, so that nothing else is taken for it and nothing of it can be missing unseen. */
export const backupManifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Times of the migrations that had been applied: the schema which the rows belong to. */
  migrations: z.array(z.number()),
  /** In an order in which rows find what they refer to. */
  tables: z.array(z.object({ schema: z.string(), table: z.string(), rows: z.number(), sha256 })),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256 })),
});
export type BackupManifest = z.infer<typeof backupManifest>;

export const MANIFEST_FILE = 'manifest.json';
