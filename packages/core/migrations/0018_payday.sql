CREATE TABLE "payday_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"request_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_back_by" bigint,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "payday_correction_sent_once" UNIQUE("guild_id","request_id"),
	CONSTRAINT "payday_correction_kind_known" CHECK (kind in ('bonus', 'fine', 'debt', 'repayment')),
	CONSTRAINT "payday_correction_positive" CHECK (amount_cents between 1 and 999999999999999),
	CONSTRAINT "payday_correction_reasoned" CHECK (char_length(btrim(reason)) between 1 and 300),
	CONSTRAINT "payday_correction_taken_back_by_somebody" CHECK ((taken_back_at is null) = (taken_back_by is null))
);
--> statement-breakpoint
CREATE TABLE "payday_lines" (
	"guild_id" bigint NOT NULL,
	"payday_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"approved" boolean NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"settled_cents" bigint NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"change_reason" text,
	"changed_by" bigint,
	CONSTRAINT "payday_lines_payday_id_user_id_key_pk" PRIMARY KEY("payday_id","user_id","key"),
	CONSTRAINT "payday_line_named" CHECK (char_length(key) between 1 and 120),
	CONSTRAINT "payday_line_changed_by_somebody" CHECK ((change_reason is null) = (changed_by is null)),
	CONSTRAINT "payday_change_waits" CHECK (approved or change_reason is not null)
);
--> statement-breakpoint
CREATE TABLE "payday_people" (
	"guild_id" bigint NOT NULL,
	"payday_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"left_out" boolean DEFAULT false NOT NULL,
	"left_out_reason" text DEFAULT '' NOT NULL,
	"amount_cents" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'unpaid' NOT NULL,
	"entry_id" bigint,
	CONSTRAINT "payday_people_payday_id_user_id_pk" PRIMARY KEY("payday_id","user_id"),
	CONSTRAINT "payout_state_known" CHECK (state in ('unpaid', 'paid', 'carried')),
	CONSTRAINT "payout_not_below_zero" CHECK (amount_cents >= 0 and amount_cents % 100 = 0),
	CONSTRAINT "payout_has_entry" CHECK ((state = 'paid') = (entry_id is not null))
);
--> statement-breakpoint
CREATE TABLE "payday_rank_weeks" (
	"guild_id" bigint NOT NULL,
	"week" date NOT NULL,
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "payday_rank_weeks_guild_id_week_user_id_pk" PRIMARY KEY("guild_id","week","user_id")
);
--> statement-breakpoint
CREATE TABLE "payday_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payday_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"use" text NOT NULL,
	"fight_kind_id" uuid,
	"role_id" bigint,
	"amount_cents" bigint,
	"valid_from" date NOT NULL,
	"set_by" bigint NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payday_rate_once" UNIQUE NULLS NOT DISTINCT("guild_id","use","fight_kind_id","role_id","valid_from"),
	CONSTRAINT "payday_rate_not_below_zero" CHECK (amount_cents between 0 and 999999999999999),
	CONSTRAINT "payday_rate_of_rank" CHECK ((use = 'salary') = (role_id is not null))
);
--> statement-breakpoint
CREATE TABLE "paydays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"since" timestamp with time zone,
	"until" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"first_approved_by" bigint,
	"first_approved_cents" bigint,
	"ended_by" bigint,
	"ended_at" timestamp with time zone,
	"entry_id" bigint,
	CONSTRAINT "payday_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "payday_status_known" CHECK (status in ('open', 'waiting', 'approved', 'cancelled')),
	CONSTRAINT "payday_waits_for_second" CHECK ((status = 'waiting') = (first_approved_by is not null)),
	CONSTRAINT "payday_ended_by_somebody" CHECK ((status in ('approved', 'cancelled')) = (ended_at is not null))
);
--> statement-breakpoint
ALTER TABLE "payday_corrections" ADD CONSTRAINT "payday_corrections_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payday_corrections" ADD CONSTRAINT "payday_corrections_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payday_lines" ADD CONSTRAINT "payday_lines_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payday_lines" ADD CONSTRAINT "payday_line_of" FOREIGN KEY ("payday_id","guild_id") REFERENCES "public"."paydays"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payday_lines" ADD CONSTRAINT "payday_lines_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payday_people" ADD CONSTRAINT "payday_people_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payday_people" ADD CONSTRAINT "payday_person_of" FOREIGN KEY ("payday_id","guild_id") REFERENCES "public"."paydays"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payday_people" ADD CONSTRAINT "payday_people_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payday_people" ADD CONSTRAINT "payday_person_entry" FOREIGN KEY ("entry_id","guild_id") REFERENCES "public"."treasury_entries"("id","guild_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payday_rank_weeks" ADD CONSTRAINT "payday_rank_weeks_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payday_rank_weeks" ADD CONSTRAINT "payday_rank_weeks_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payday_rates" ADD CONSTRAINT "payday_rates_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paydays" ADD CONSTRAINT "paydays_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paydays" ADD CONSTRAINT "payday_entry" FOREIGN KEY ("entry_id","guild_id") REFERENCES "public"."treasury_entries"("id","guild_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payday_corrections_of_member" ON "payday_corrections" USING btree ("guild_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "payday_corrections_lately" ON "payday_corrections" USING btree ("guild_id","created_at");--> statement-breakpoint
CREATE INDEX "payday_lines_of_fact" ON "payday_lines" USING btree ("guild_id","user_id","key");--> statement-breakpoint
CREATE INDEX "payday_lines_lately" ON "payday_lines" USING btree ("guild_id","at");--> statement-breakpoint
CREATE INDEX "payday_people_of_member" ON "payday_people" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE INDEX "payday_rank_weeks_of_member" ON "payday_rank_weeks" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payday_open_once" ON "paydays" USING btree ("guild_id") WHERE status in ('open', 'waiting');--> statement-breakpoint
CREATE INDEX "paydays_lately" ON "paydays" USING btree ("guild_id","until");