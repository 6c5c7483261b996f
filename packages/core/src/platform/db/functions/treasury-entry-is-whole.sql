-- treasury_entries, treasury_postings: at the commit an entry has all its postings, they sum to zero, and a counter-entry mirrors what it takes back.
CREATE OR REPLACE FUNCTION treasury_entry_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry treasury_entries%ROWTYPE;
  posted record;
BEGIN
  IF TG_TABLE_NAME = 'treasury_entries' THEN
    entry := NEW;
  ELSE
    SELECT * INTO entry FROM treasury_entries WHERE id = NEW.entry_id;
  END IF;
  SELECT count(*) AS postings, coalesce(sum(amount_cents), 0) AS total,
      coalesce(sum(amount_cents) FILTER (WHERE place IN ('bank', 'officer')), 0) AS held
    INTO posted
    FROM treasury_postings posting JOIN treasury_accounts account ON account.id = posting.account_id
    WHERE posting.entry_id = entry.id;
  IF posted.postings <> entry.postings OR posted.total <> 0 OR posted.held <> entry.change_cents THEN
    RAISE EXCEPTION 'entry % of the treasury is not whole', entry.id USING ERRCODE = 'check_violation';
  END IF;
  IF entry.counters_id IS NOT NULL AND EXISTS (
    SELECT 1 FROM treasury_postings WHERE entry_id IN (entry.id, entry.counters_id)
    GROUP BY account_id HAVING sum(amount_cents) <> 0
  ) THEN
    RAISE EXCEPTION 'entry % does not take back entry %', entry.id, entry.counters_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER treasury_entry_is_whole
  AFTER INSERT ON treasury_entries
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION treasury_entry_is_whole();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER treasury_entry_stays_whole
  AFTER INSERT ON treasury_postings
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION treasury_entry_is_whole();
