-- capt_member_sums: how often each member was called and came.
CREATE OR REPLACE FUNCTION capt_call_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('famiglia.forgetting', true) = 'on' THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM lock_capt_sums(guild_id) FROM (SELECT DISTINCT guild_id FROM before ORDER BY guild_id) touched;
    INSERT INTO capt_member_sums AS sums (guild_id, user_id, selected, came)
    SELECT guild_id, user_id, -count(*), -count(*) FILTER (WHERE came) FROM before
    WHERE played_at IS NOT NULL GROUP BY guild_id, user_id
    ORDER BY guild_id, user_id
    ON CONFLICT (guild_id, user_id) DO UPDATE SET selected = sums.selected + excluded.selected,
      came = sums.came + excluded.came;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM lock_capt_sums(guild_id) FROM (SELECT DISTINCT guild_id FROM after ORDER BY guild_id) touched;
    INSERT INTO capt_member_sums AS sums (guild_id, user_id, selected, came)
    SELECT guild_id, user_id, count(*), count(*) FILTER (WHERE came) FROM after
    WHERE played_at IS NOT NULL GROUP BY guild_id, user_id
    ORDER BY guild_id, user_id
    ON CONFLICT (guild_id, user_id) DO UPDATE SET selected = sums.selected + excluded.selected,
      came = sums.came + excluded.came;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_call_sums_added
  AFTER INSERT ON capt_calls
  REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_call_sums();
--> statement-breakpoint
CREATE TRIGGER capt_call_sums_changed
  AFTER UPDATE ON capt_calls
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_call_sums();
--> statement-breakpoint
CREATE TRIGGER capt_call_sums_removed
  AFTER DELETE ON capt_calls
  REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_call_sums();
