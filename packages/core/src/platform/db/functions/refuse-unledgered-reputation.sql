-- members.reputation: only an entry of the ledger changes it.
CREATE OR REPLACE FUNCTION refuse_unledgered_reputation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 AND coalesce(current_setting('famiglia.forgetting', true), '') <> 'on' THEN
    RAISE EXCEPTION 'reputation changes only through the ledger' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reputation_starts_at_zero
  BEFORE INSERT ON members
  FOR EACH ROW
  WHEN (new.reputation <> 0)
  EXECUTE FUNCTION refuse_unledgered_reputation();
--> statement-breakpoint
CREATE TRIGGER reputation_through_ledger
  BEFORE UPDATE ON members
  FOR EACH ROW
  WHEN (old.reputation IS DISTINCT FROM new.reputation)
  EXECUTE FUNCTION refuse_unledgered_reputation();
