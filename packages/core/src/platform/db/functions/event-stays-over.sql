-- events: one that is over is not changed any more, only reopened.
CREATE OR REPLACE FUNCTION event_stays_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('famiglia.forgetting', true) = 'on' AND NEW.status = OLD.status THEN
    RETURN NEW;
  END IF;
  IF to_jsonb(NEW) - 'version' = to_jsonb(OLD) - 'version' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'event % is over', OLD.id USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER event_stays_over
  BEFORE UPDATE ON events
  FOR EACH ROW
  WHEN ((old.status = 'cancelled') OR ((old.status = 'finished') AND (new.status <> 'closed')))
  EXECUTE FUNCTION event_stays_over();
