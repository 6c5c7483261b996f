ALTER TABLE "applications" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What has ended is history, but its attendance is corrected for a day: each correction counts as a version.
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
