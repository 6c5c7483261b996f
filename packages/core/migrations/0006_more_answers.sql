-- All migrations are one transaction: rows that an earlier one changed are checked before their table is altered.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
CREATE TABLE "roster_answers" (
	"roster_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roster_answers_roster_id_user_id_pk" PRIMARY KEY("roster_id","user_id"),
	CONSTRAINT "answer_known" CHECK (answer in ('late', 'maybe', 'cannot'))
);
--> statement-breakpoint
ALTER TABLE "rosters" ADD COLUMN "more_answers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rosters" ADD COLUMN "maybes_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rosters" ADD COLUMN "unanswered_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "roster_answers" ADD CONSTRAINT "roster_answers_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_answers" ADD CONSTRAINT "roster_answers_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_answers_of_member" ON "roster_answers" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE INDEX "rosters_with_maybes" ON "rosters" USING btree ("maybes_due_at") WHERE maybes_due_at is not null;--> statement-breakpoint
ALTER TABLE "rosters" ADD CONSTRAINT "maybes_of_more_answers" CHECK (maybes_due_at is null or more_answers);