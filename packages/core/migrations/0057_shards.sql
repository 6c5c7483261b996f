CREATE TABLE "bot_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"capacity" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bot_processes_capacity" CHECK ("bot_processes"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "identify_turns" (
	"bucket" integer PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shard_leases" (
	"shard_count" integer NOT NULL,
	"shard_id" integer NOT NULL,
	"owner" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shard_leases_shard_count_shard_id_pk" PRIMARY KEY("shard_count","shard_id"),
	CONSTRAINT "shard_leases_id" CHECK ("shard_leases"."shard_id" >= 0 and "shard_leases"."shard_id" < "shard_leases"."shard_count")
);
--> statement-breakpoint
CREATE TABLE "shard_plan" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"shard_count" integer NOT NULL,
	CONSTRAINT "shard_plan_one_row" CHECK ("shard_plan"."id" = 1),
	CONSTRAINT "shard_plan_count" CHECK ("shard_plan"."shard_count" > 0)
);
--> statement-breakpoint
DROP TABLE "leases" CASCADE;--> statement-breakpoint
ALTER TABLE "shard_leases" ADD CONSTRAINT "shard_leases_owner_bot_processes_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."bot_processes"("id") ON DELETE cascade ON UPDATE no action;