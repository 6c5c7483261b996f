-- GG screenshots are judged as those of the gun game are.
ALTER TABLE "gungame_verdicts" RENAME TO "screenshot_verdicts";--> statement-breakpoint
ALTER SEQUENCE "gungame_verdicts_id_seq" RENAME TO "screenshot_verdicts_id_seq";--> statement-breakpoint
ALTER INDEX "gungame_verdicts_pkey" RENAME TO "screenshot_verdicts_pkey";--> statement-breakpoint
ALTER INDEX IF EXISTS "gungame_verdicts_mentions" RENAME TO "screenshot_verdicts_mentions";--> statement-breakpoint
ALTER TABLE "screenshot_verdicts" RENAME CONSTRAINT "gungame_verdicts_screenshot_id_screenshots_id_fk" TO "screenshot_verdicts_screenshot_id_screenshots_id_fk";--> statement-breakpoint
ALTER TABLE "screenshot_verdicts" DROP CONSTRAINT "verdict_changes";--> statement-breakpoint
ALTER TABLE "screenshot_verdicts" ADD CONSTRAINT "verdict_changes" CHECK (status <> former_status or former_at is null);--> statement-breakpoint
ALTER TABLE "screenshot_verdicts" DROP CONSTRAINT "former_pending_is_undecided";--> statement-breakpoint
ALTER TABLE "screenshot_verdicts" ADD CONSTRAINT "former_pending_is_undecided" CHECK (former_status <> 'pending' or (former_by is null and former_at is null));--> statement-breakpoint
CREATE INDEX "screenshots_sha256" ON "screenshots" USING btree ("guild_id","sha256");--> statement-breakpoint
-- Verdicts on GG screenshots had no rows. A rejected screenshot has lost its reward: it is worth what the guild pays.
INSERT INTO screenshot_verdicts (guild_id, screenshot_id, status, moderated_by, moderated_at, worth, former_status)
SELECT s.guild_id, s.id, s.status, s.moderated_by, s.moderated_at,
  CASE WHEN s.status = 'approved' THEN s.reward ELSE coalesce((g."values" -> 'gg' ->> 'reward')::integer, 5) END,
  'pending'
FROM screenshots s LEFT JOIN guild_settings g ON g.guild_id = s.guild_id
WHERE s.kind = 'gg' AND s.status <> 'pending' AND s.moderated_by IS NOT NULL AND s.moderated_at IS NOT NULL;
