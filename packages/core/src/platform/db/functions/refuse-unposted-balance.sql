-- treasury_accounts: only a posting moves a balance, and an account is never another one.
CREATE OR REPLACE FUNCTION refuse_unposted_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'balances change only through postings' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER treasury_account_starts_at_zero
  BEFORE INSERT ON treasury_accounts
  FOR EACH ROW
  WHEN (new.balance_cents <> 0)
  EXECUTE FUNCTION refuse_unposted_balance();
--> statement-breakpoint
CREATE TRIGGER treasury_balance_through_postings
  BEFORE UPDATE ON treasury_accounts
  FOR EACH ROW
  WHEN (old.balance_cents IS DISTINCT FROM new.balance_cents OR old.place IS DISTINCT FROM new.place OR old.guild_id IS DISTINCT FROM new.guild_id)
  EXECUTE FUNCTION refuse_unposted_balance();
