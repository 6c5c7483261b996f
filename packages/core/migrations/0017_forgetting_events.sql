-- What has ended is history, but whose name stands in it may be forgotten.
CREATE OR REPLACE FUNCTION event_stays_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('famiglia.forgetting', true) = 'on' AND NEW.status = OLD.status THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'event % is over', OLD.id USING ERRCODE = 'restrict_violation';
END $$;
