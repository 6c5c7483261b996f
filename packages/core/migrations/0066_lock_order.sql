-- The member's row is the lock of a balance. It leaves the keys alone, so that rows which only point to the member (a
-- sign-up, a player) do not wait. The number of the entry is drawn inside the lock: entries of one person are numbered
-- in the order in which they were booked.
CREATE OR REPLACE FUNCTION enter_reputation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT reputation + NEW.delta INTO NEW.balance FROM members
    WHERE guild_id = NEW.guild_id AND user_id = NEW.user_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT 1 FROM reputation_entries WHERE guild_id = NEW.guild_id AND key = NEW.key) THEN
    RETURN NULL;
  END IF;
  NEW.id := nextval('reputation_entries_id_seq');
  UPDATE members SET reputation = NEW.balance WHERE guild_id = NEW.guild_id AND user_id = NEW.user_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- One guild's changes of what its members ever did in capts go one after another; other guilds do not wait.
CREATE FUNCTION lock_capt_sums(guild bigint) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtext('capt_sums'), hashtext(guild::text))
$$;
--> statement-breakpoint
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
