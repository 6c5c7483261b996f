-- members, roster_entries: nobody is deleted or gets another id while a roster has them. Asked at the commit, when a deleted guild has taken its rosters along.
CREATE OR REPLACE FUNCTION members_keep_their_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM roster_entries WHERE guild_id = OLD.guild_id AND user_id = OLD.user_id)
      AND NOT EXISTS (SELECT FROM members WHERE guild_id = OLD.guild_id AND user_id = OLD.user_id) THEN
    RAISE EXCEPTION 'a roster of guild % still has member %', OLD.guild_id, OLD.user_id USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER members_keep_their_places
  AFTER DELETE OR UPDATE OF guild_id, user_id ON members
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION members_keep_their_places();
