CREATE TABLE "event_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_by" bigint NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_picture_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "event_picture_has_file" CHECK (file_key <> '' and bytes > 0)
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "emoji" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "color" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "scheduled_event" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "scheduled_event_id" bigint;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "scheduled_event_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_pictures" ADD CONSTRAINT "event_pictures_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_pictures_of_guild" ON "event_pictures" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "event_pictures_file" ON "event_pictures" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "event_pictures_by_use" ON "event_pictures" USING btree ("used_at");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "event_picture_exists" FOREIGN KEY ("picture_id","guild_id") REFERENCES "public"."event_pictures"("id","guild_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_by_picture" ON "events" USING btree ("picture_id") WHERE picture_id is not null;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "event_scheduled_once" UNIQUE("scheduled_event_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "event_emoji_short" CHECK (length(emoji) between 1 and 64);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "event_color_known" CHECK (color between 0 and 16777215);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "event_not_removed_and_wanted" CHECK (scheduled_event_removed_at is null or not scheduled_event);--> statement-breakpoint
CREATE TRIGGER event_pictures_take_space
  AFTER INSERT OR DELETE OR UPDATE OF file_key, bytes ON event_pictures
  FOR EACH ROW
  EXECUTE FUNCTION count_picture_space();
