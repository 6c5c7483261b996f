CREATE TABLE "gateway_heartbeats" (
	"shard_id" integer NOT NULL,
	"shard_count" integer NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_heartbeats_shard_count_shard_id_pk" PRIMARY KEY("shard_count","shard_id")
);
--> statement-breakpoint
ALTER TABLE "guilds" ADD COLUMN "mirror_current" boolean DEFAULT false NOT NULL;