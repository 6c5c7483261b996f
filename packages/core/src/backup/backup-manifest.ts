import * as z from 'zod';

const sha256 = z.string().regex(/^[\da-f]{64}$/);

/** The content of a backup, so that foreign and missing files are detected. */
export const backupManifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Times of the applied migrations: the schema of the rows. */
  migrations: z.array(z.number()),
  /** Ordered so that rows come after those that they refer to. */
  tables: z.array(z.object({ schema: z.string(), table: z.string(), rows: z.number(), sha256 })),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256 })),
});
export type BackupManifest = z.infer<typeof backupManifest>;

export const MANIFEST_FILE = 'manifest.json';
