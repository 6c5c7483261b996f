CREATE TABLE "war_feeds" (
	"name" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"good_at" timestamp with time zone,
	"wars" integer DEFAULT 0 NOT NULL,
	"ours" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"failure_status" integer,
	"failed_since" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"known" jsonb,
	"missing" text[] DEFAULT '{}' NOT NULL,
	"servers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"servers_at" timestamp with time zone,
	CONSTRAINT "war_feed_counts" CHECK (wars >= 0 and ours >= 0 and failures >= 0),
	CONSTRAINT "war_feed_failing" CHECK ((failures = 0) = (failure is null) and (failure is null) = (failed_since is null))
);
--> statement-breakpoint
CREATE INDEX "war_sources_by_key" ON "war_sources" USING btree ("source","external_key");--> statement-breakpoint
CREATE INDEX "wars_active" ON "wars" USING btree ("id") WHERE status = 'active';