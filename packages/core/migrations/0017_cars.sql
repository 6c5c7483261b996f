CREATE TABLE "cars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"name" text NOT NULL,
	"plate" text NOT NULL,
	"needed_role_id" bigint,
	"note" text NOT NULL,
	"holder_id" bigint,
	"taken_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "car_named" CHECK (char_length(btrim(name)) between 1 and 40),
	CONSTRAINT "car_plate_short" CHECK (char_length(plate) <= 16),
	CONSTRAINT "car_note_short" CHECK (char_length(note) <= 100),
	CONSTRAINT "car_held_since" CHECK ((holder_id is null) = (taken_at is null)),
	CONSTRAINT "car_reminded_holder" CHECK (reminded_at is null or holder_id is not null)
);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_guild_id_holder_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","holder_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "car_named_once" ON "cars" USING btree ("guild_id",lower(name),lower(plate));--> statement-breakpoint
CREATE INDEX "cars_held" ON "cars" USING btree ("guild_id","holder_id") WHERE holder_id is not null;