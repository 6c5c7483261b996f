-- Lets one index hold the guild beside the trigrams: a search meets only its own guild's members. Trusted, like pg_trgm.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE "nick_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nick_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"ingame_nick" text,
	"static_id" text,
	"changed_by" bigint,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_marks" (
	"guild_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	"first_message_id" bigint NOT NULL,
	"last_message_id" bigint NOT NULL,
	CONSTRAINT "channel_marks_guild_id_channel_id_pk" PRIMARY KEY("guild_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "screenshot_prints" (
	"screenshot_id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"phash" bit(64) NOT NULL,
	"dhash" bit(256) NOT NULL,
	"band1" smallint GENERATED ALWAYS AS (substring(phash from 1 for 13)::integer) STORED NOT NULL,
	"band2" smallint GENERATED ALWAYS AS (substring(phash from 14 for 13)::integer) STORED NOT NULL,
	"band3" smallint GENERATED ALWAYS AS (substring(phash from 27 for 13)::integer) STORED NOT NULL,
	"band4" smallint GENERATED ALWAYS AS (substring(phash from 40 for 13)::integer) STORED NOT NULL,
	"band5" smallint GENERATED ALWAYS AS (substring(phash from 53 for 12)::integer) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screenshots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"source_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"sha256" "bytea" NOT NULL,
	"file_key" text NOT NULL,
	"thumbnail_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"reward" integer NOT NULL,
	"moderated_by" bigint,
	"moderated_at" timestamp with time zone,
	"comment" text,
	"looks_like" uuid,
	"looks_like_distance" smallint,
	"looks_like_mirrored" boolean,
	CONSTRAINT "screenshots_once" UNIQUE("guild_id","source_id","place"),
	CONSTRAINT "screenshot_kind_known" CHECK (kind in ('gg', 'gungame', 'capt')),
	CONSTRAINT "screenshot_status_known" CHECK (status in ('pending', 'approved', 'rejected')),
	CONSTRAINT "pending_is_undecided" CHECK (status <> 'pending' or (moderated_by is null and moderated_at is null)),
	CONSTRAINT "look_alike_whole" CHECK ((looks_like is null) = (looks_like_distance is null) and (looks_like is null) = (looks_like_mirrored is null))
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"guild_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"origin" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"answer_message_id" bigint,
	"answered_at" timestamp with time zone,
	CONSTRAINT "submissions_guild_id_source_id_pk" PRIMARY KEY("guild_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "submitted_files" (
	"guild_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"url" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal" text,
	"screenshot_id" uuid,
	"failed_at" timestamp with time zone,
	CONSTRAINT "submitted_files_guild_id_source_id_place_pk" PRIMARY KEY("guild_id","source_id","place"),
	CONSTRAINT "file_taken_is_screenshot" CHECK ((state = 'taken') = (screenshot_id is not null)),
	CONSTRAINT "file_refused_has_code" CHECK ((state = 'refused') = (refusal is not null))
);
--> statement-breakpoint
DROP INDEX "members_search";--> statement-breakpoint
ALTER TABLE "reputation_entries" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "nick_changes" ADD CONSTRAINT "nick_changes_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshot_prints" ADD CONSTRAINT "screenshot_prints_screenshot_id_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."screenshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_looks_like_screenshots_id_fk" FOREIGN KEY ("looks_like") REFERENCES "public"."screenshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submitted_files" ADD CONSTRAINT "submitted_files_screenshot_id_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."screenshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submitted_files" ADD CONSTRAINT "submitted_files_guild_id_source_id_submissions_guild_id_source_id_fk" FOREIGN KEY ("guild_id","source_id") REFERENCES "public"."submissions"("guild_id","source_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nick_changes_of_member" ON "nick_changes" USING btree ("guild_id","user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "prints_band1" ON "screenshot_prints" USING btree ("guild_id","band1");--> statement-breakpoint
CREATE INDEX "prints_band2" ON "screenshot_prints" USING btree ("guild_id","band2");--> statement-breakpoint
CREATE INDEX "prints_band3" ON "screenshot_prints" USING btree ("guild_id","band3");--> statement-breakpoint
CREATE INDEX "prints_band4" ON "screenshot_prints" USING btree ("guild_id","band4");--> statement-breakpoint
CREATE INDEX "prints_band5" ON "screenshot_prints" USING btree ("guild_id","band5");--> statement-breakpoint
CREATE INDEX "screenshots_of_member" ON "screenshots" USING btree ("guild_id","user_id","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "screenshots_by_status" ON "screenshots" USING btree ("guild_id","kind","status","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "screenshots_file" ON "screenshots" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "screenshots_thumbnail" ON "screenshots" USING btree ("thumbnail_key");--> statement-breakpoint
CREATE INDEX "files_waiting" ON "submitted_files" USING btree ("guild_id","source_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "members_by_reputation" ON "members" USING btree ("guild_id","reputation" DESC NULLS LAST,"user_id");--> statement-breakpoint
CREATE INDEX "members_search_in_guild" ON "members" USING gin ("guild_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reputation_of_batch" ON "reputation_entries" USING btree ("batch_id") WHERE batch_id is not null;--> statement-breakpoint
ALTER TABLE "reputation_entries" ADD CONSTRAINT "balance_within_range" CHECK (balance between -1000000000 and 1000000000);
--> statement-breakpoint
CREATE TRIGGER nick_changes_append_only BEFORE UPDATE OR DELETE ON "nick_changes"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
