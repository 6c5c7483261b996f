CREATE TABLE "moving_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"pattern" text NOT NULL,
	"changed" integer NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_by" bigint,
	"undone_at" timestamp with time zone,
	"kept" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "moving_batch_changed" CHECK (changed > 0 and kept between 0 and changed),
	CONSTRAINT "moving_batch_undone" CHECK ((undone_at is null) = (undone_by is null))
);
--> statement-breakpoint
CREATE TABLE "moving_changes" (
	"guild_id" bigint NOT NULL,
	"batch_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"nick_before" text,
	"nick_after" text,
	"static_before" text,
	"static_after" text,
	CONSTRAINT "moving_changes_batch_id_user_id_pk" PRIMARY KEY("batch_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "moving_batches" ADD CONSTRAINT "moving_batches_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moving_changes" ADD CONSTRAINT "moving_changes_batch_id_moving_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."moving_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moving_changes" ADD CONSTRAINT "moving_changes_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moving_batches_newest" ON "moving_batches" USING btree ("guild_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "moving_changes_of_member" ON "moving_changes" USING btree ("guild_id","user_id");