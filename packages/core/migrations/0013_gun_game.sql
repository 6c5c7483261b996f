CREATE TABLE "gungame_cards" (
	"screenshot_id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"drawn_version" integer DEFAULT 0 NOT NULL,
	"told_version" integer DEFAULT 1 NOT NULL,
	"told_status" text DEFAULT 'pending' NOT NULL,
	"channel_id" bigint,
	"message_id" bigint,
	CONSTRAINT "card_message_has_channel" CHECK (message_id is null or channel_id is not null),
	CONSTRAINT "card_not_ahead" CHECK (drawn_version <= version and told_version <= version)
);
--> statement-breakpoint
CREATE TABLE "gungame_verdicts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gungame_verdicts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"screenshot_id" uuid NOT NULL,
	"status" text NOT NULL,
	"moderated_by" bigint NOT NULL,
	"moderated_at" timestamp with time zone NOT NULL,
	"worth" integer NOT NULL,
	"former_status" text NOT NULL,
	"former_by" bigint,
	"former_at" timestamp with time zone,
	"former_comment" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "verdict_known" CHECK (status in ('approved', 'rejected')),
	CONSTRAINT "verdict_changes" CHECK (status <> former_status),
	CONSTRAINT "former_pending_is_undecided" CHECK ((former_status = 'pending') = (former_by is null and former_at is null))
);
--> statement-breakpoint
ALTER TABLE "gungame_cards" ADD CONSTRAINT "gungame_cards_screenshot_id_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."screenshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gungame_verdicts" ADD CONSTRAINT "gungame_verdicts_screenshot_id_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."screenshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cards_to_draw" ON "gungame_cards" USING btree ("guild_id") WHERE drawn_version < version;--> statement-breakpoint
CREATE INDEX "cards_to_tell" ON "gungame_cards" USING btree ("guild_id") WHERE told_version < version;--> statement-breakpoint
CREATE INDEX "verdicts_of_screenshot" ON "gungame_verdicts" USING btree ("screenshot_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "screenshots_by_time" ON "screenshots" USING btree ("guild_id","kind","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "screenshots_decided" ON "screenshots" USING btree ("guild_id","kind","moderated_at","moderated_by","status","user_id","submitted_at") WHERE moderated_at is not null;