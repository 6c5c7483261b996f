CREATE TABLE "roster_codes" (
	"roster_id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"code" text,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "group_code_short" CHECK (char_length(code) between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "roster_codes" ADD CONSTRAINT "roster_codes_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;