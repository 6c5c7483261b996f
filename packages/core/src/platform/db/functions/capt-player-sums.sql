-- capt_member_sums: what each member did in all capts that were played.
CREATE OR REPLACE FUNCTION capt_player_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('famiglia.forgetting', true) = 'on' THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM lock_capt_sums(guild_id) FROM (SELECT DISTINCT guild_id FROM before ORDER BY guild_id) touched;
    INSERT INTO capt_member_sums AS sums (guild_id, user_id, capts, damage, kills, deaths)
    SELECT guild_id, user_id, -count(*), -sum(damage), -sum(kills), -sum(deaths) FROM before
    WHERE side = 'ours' AND user_id IS NOT NULL AND played_at IS NOT NULL GROUP BY guild_id, user_id
    ORDER BY guild_id, user_id
    ON CONFLICT (guild_id, user_id) DO UPDATE SET capts = sums.capts + excluded.capts,
      damage = sums.damage + excluded.damage, kills = sums.kills + excluded.kills,
      deaths = sums.deaths + excluded.deaths;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM lock_capt_sums(guild_id) FROM (SELECT DISTINCT guild_id FROM after ORDER BY guild_id) touched;
    INSERT INTO capt_member_sums AS sums (guild_id, user_id, capts, damage, kills, deaths)
    SELECT guild_id, user_id, count(*), sum(damage), sum(kills), sum(deaths) FROM after
    WHERE side = 'ours' AND user_id IS NOT NULL AND played_at IS NOT NULL GROUP BY guild_id, user_id
    ORDER BY guild_id, user_id
    ON CONFLICT (guild_id, user_id) DO UPDATE SET capts = sums.capts + excluded.capts,
      damage = sums.damage + excluded.damage, kills = sums.kills + excluded.kills,
      deaths = sums.deaths + excluded.deaths;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_player_sums_added
  AFTER INSERT ON capt_players
  REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_player_sums();
--> statement-breakpoint
CREATE TRIGGER capt_player_sums_changed
  AFTER UPDATE ON capt_players
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_player_sums();
--> statement-breakpoint
CREATE TRIGGER capt_player_sums_removed
  AFTER DELETE ON capt_players
  REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_player_sums();
