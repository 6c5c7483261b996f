CREATE TABLE "reputation_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reputation_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"delta" integer NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"actor_id" bigint,
	"reverses" bigint,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reputation_entries_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "reputation_once" UNIQUE("guild_id","key"),
	CONSTRAINT "delta_not_zero" CHECK (delta <> 0)
);
--> statement-breakpoint
ALTER TABLE "reputation_entries" ADD CONSTRAINT "reputation_entries_reverses_reputation_entries_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."reputation_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reputation_entries" ADD CONSTRAINT "reputation_entries_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reputation_of_member" ON "reputation_entries" USING btree ("guild_id","user_id","id" DESC NULLS LAST);--> statement-breakpoint
-- One place where a balance is made. The member's row is the lock: payments to one person go in a line,
-- and whoever waited sees what was paid meanwhile, so the same thing is never paid twice.
CREATE FUNCTION enter_reputation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT reputation + NEW.delta INTO NEW.balance FROM members
    WHERE guild_id = NEW.guild_id AND user_id = NEW.user_id FOR UPDATE;
  IF EXISTS (SELECT 1 FROM reputation_entries WHERE guild_id = NEW.guild_id AND key = NEW.key) THEN
    RETURN NULL;
  END IF;
  UPDATE members SET reputation = NEW.balance WHERE guild_id = NEW.guild_id AND user_id = NEW.user_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER enter_reputation BEFORE INSERT ON "reputation_entries"
  FOR EACH ROW EXECUTE FUNCTION enter_reputation();
--> statement-breakpoint
CREATE TRIGGER reputation_entries_append_only BEFORE UPDATE OR DELETE ON "reputation_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_unledgered_reputation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'reputation changes only through the ledger' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reputation_through_ledger BEFORE UPDATE ON "members" FOR EACH ROW
  WHEN (OLD.reputation IS DISTINCT FROM NEW.reputation) EXECUTE FUNCTION refuse_unledgered_reputation();
--> statement-breakpoint
CREATE TRIGGER reputation_starts_at_zero BEFORE INSERT ON "members" FOR EACH ROW
  WHEN (NEW.reputation <> 0) EXECUTE FUNCTION refuse_unledgered_reputation();
