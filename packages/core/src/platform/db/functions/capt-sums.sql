-- capts: the sums of our players and of theirs, and who was the best.
CREATE OR REPLACE FUNCTION capt_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE capts SET players = sums.players, damage = sums.damage, kills = sums.kills, deaths = sums.deaths,
    damage_theirs = sums.damage_theirs, mvp_user_id = sums.mvp, best_damage = sums.best_damage, best_kills = sums.best_kills
  FROM (
    SELECT touched.capt_id, count(player.capt_id) AS players, coalesce(sum(player.damage), 0) AS damage,
      coalesce(sum(player.kills), 0) AS kills, coalesce(sum(player.deaths), 0) AS deaths,
      coalesce(max(player.damage), 0) AS best_damage, coalesce(max(player.kills), 0) AS best_kills,
      (array_agg(player.user_id ORDER BY player.damage DESC, player.position)
        FILTER (WHERE player.damage > 0))[1] AS mvp,
      coalesce((SELECT sum(rival.damage) FROM capt_players rival
        WHERE rival.capt_id = touched.capt_id AND rival.side = 'theirs'), 0) AS damage_theirs
    FROM (SELECT DISTINCT capt_id FROM changed) touched
    LEFT JOIN capt_players player ON player.capt_id = touched.capt_id AND player.side = 'ours'
    GROUP BY touched.capt_id
  ) sums
  WHERE capts.id = sums.capt_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_players_added
  AFTER INSERT ON capt_players
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_sums();
--> statement-breakpoint
CREATE TRIGGER capt_players_changed
  AFTER UPDATE ON capt_players
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_sums();
--> statement-breakpoint
CREATE TRIGGER capt_players_removed
  AFTER DELETE ON capt_players
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_sums();
