-- treasury_postings: each moves the balance of its account along.
CREATE OR REPLACE FUNCTION move_treasury_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE treasury_accounts SET balance_cents = balance_cents + NEW.amount_cents
    WHERE id = NEW.account_id AND guild_id = NEW.guild_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER move_treasury_balance
  AFTER INSERT ON treasury_postings
  FOR EACH ROW
  EXECUTE FUNCTION move_treasury_balance();
