CREATE TABLE "installation" (
	"singleton" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"database_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"discord" text NOT NULL,
	"application_id" bigint,
	CONSTRAINT "one_installation" CHECK (singleton),
	CONSTRAINT "discord_known" CHECK (discord in ('discord', 'sandbox'))
);
