ALTER TABLE "capt_players" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "capts" ADD COLUMN "damage_theirs" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "capt_players" ADD CONSTRAINT "player_source_known" CHECK (source in ('feed', 'table', 'screenshot', 'hand'));--> statement-breakpoint
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
-- What feeds wrote before is known where the war was confirmed and the numbers are still its own. The trigger sums up their damage too.
UPDATE capt_players player SET source = 'feed'
FROM wars war JOIN war_players told ON told.war_id = war.id
WHERE war.decision = 'confirmed' AND war.capt_id = player.capt_id AND lower(told.nick) = lower(player.nick)
  AND (told.side = war.our_side) = (player.side = 'ours') AND player.deaths = 0
  AND coalesce(told.damage, 0) = player.damage AND coalesce(told.kills, 0) = player.kills;
--> statement-breakpoint
UPDATE capts SET damage_theirs = sums.damage
FROM (SELECT capt_id, sum(damage) AS damage FROM capt_players WHERE side = 'theirs' GROUP BY capt_id) sums
WHERE sums.capt_id = capts.id;
