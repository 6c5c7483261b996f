CREATE TABLE "member_pasts" (
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"joined_on" date,
	"attended" integer,
	"entered_by" bigint NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_pasts_guild_id_user_id_pk" PRIMARY KEY("guild_id","user_id"),
	CONSTRAINT "member_past_says_something" CHECK (joined_on is not null or attended is not null),
	CONSTRAINT "member_past_attended" CHECK (attended >= 0)
);
--> statement-breakpoint
CREATE TABLE "moving_table_rows" (
	"guild_id" bigint NOT NULL,
	"table_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"matched_id" bigint,
	"matched_by" text,
	"match_doubts" jsonb NOT NULL,
	"candidates" bigint[] NOT NULL,
	"decided" boolean DEFAULT false NOT NULL,
	"decided_id" bigint,
	"user_id" bigint,
	"state" text NOT NULL,
	"doubts" jsonb NOT NULL,
	"left_out" text,
	"said" jsonb NOT NULL,
	"refused" jsonb NOT NULL,
	"changes" jsonb,
	"taken_back" boolean DEFAULT false NOT NULL,
	CONSTRAINT "moving_table_rows_table_id_line_pk" PRIMARY KEY("table_id","line"),
	CONSTRAINT "moving_table_row_state_known" CHECK (state in ('ready', 'doubt', 'left_out')),
	CONSTRAINT "moving_table_row_ready" CHECK (state <> 'ready' or user_id is not null),
	CONSTRAINT "moving_table_row_entered" CHECK (changes is null or state = 'ready')
);
--> statement-breakpoint
CREATE TABLE "moving_tables" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"encoding" text,
	"sheets" jsonb NOT NULL,
	"sheet" integer,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"reading" jsonb NOT NULL,
	"headings" jsonb NOT NULL,
	"unknown_ranks" jsonb NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"entered_by" bigint,
	"entered_at" timestamp with time zone,
	"taken_back_by" bigint,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "moving_table_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "moving_table_state_known" CHECK (state in ('draft', 'entering', 'entered', 'taking_back', 'taken_back')),
	CONSTRAINT "moving_table_entered_by_somebody" CHECK ((entered_at is null) = (entered_by is null)),
	CONSTRAINT "moving_table_taken_back_by_somebody" CHECK ((taken_back_at is null) = (taken_back_by is null)),
	CONSTRAINT "moving_table_entered" CHECK (state = 'draft' or entered_at is not null),
	CONSTRAINT "moving_table_taken_back" CHECK ((state in ('taking_back', 'taken_back')) = (taken_back_at is not null))
);
--> statement-breakpoint
ALTER TABLE "member_pasts" ADD CONSTRAINT "member_pasts_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moving_table_rows" ADD CONSTRAINT "moving_table_row_of" FOREIGN KEY ("table_id","guild_id") REFERENCES "public"."moving_tables"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moving_table_rows" ADD CONSTRAINT "moving_table_rows_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moving_tables" ADD CONSTRAINT "moving_tables_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moving_table_rows_of_member" ON "moving_table_rows" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moving_table_person_once" ON "moving_table_rows" USING btree ("table_id","user_id") WHERE state = 'ready';--> statement-breakpoint
CREATE INDEX "moving_tables_newest" ON "moving_tables" USING btree ("guild_id","created_at" DESC NULLS LAST);