CREATE TABLE "digests" (
	"guild_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"until" date NOT NULL,
	CONSTRAINT "digests_guild_id_kind_pk" PRIMARY KEY("guild_id","kind"),
	CONSTRAINT "digest_known" CHECK (kind in ('week', 'month', 'leaders'))
);
--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;