-- login_counts, users.last_login_at: they follow the history of logins.
CREATE OR REPLACE FUNCTION count_logins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO login_counts (day, country_code, count)
      SELECT (at AT TIME ZONE 'utc')::date, coalesce(country_code, ''), count(*) FROM changed GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (day, country_code) DO UPDATE SET count = login_counts.count + EXCLUDED.count;
    UPDATE users SET last_login_at = newest.at
      FROM (SELECT user_id, max(at) AS at FROM changed GROUP BY user_id) newest
      WHERE newest.user_id = users.id AND (users.last_login_at IS NULL OR users.last_login_at < newest.at);
  ELSE
    UPDATE login_counts SET count = login_counts.count - gone.count
      FROM (SELECT (at AT TIME ZONE 'utc')::date AS day, coalesce(country_code, '') AS country_code, count(*)::int AS count
            FROM changed GROUP BY 1, 2) gone
      WHERE gone.day = login_counts.day AND gone.country_code = login_counts.country_code;
    DELETE FROM login_counts WHERE count = 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_dropped_logins
  AFTER DELETE ON login_history
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_logins();
--> statement-breakpoint
CREATE TRIGGER count_new_logins
  AFTER INSERT ON login_history
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_logins();
