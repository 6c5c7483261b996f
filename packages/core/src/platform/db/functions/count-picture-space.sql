-- picture_space: how many pictures and bytes a guild keeps.
CREATE OR REPLACE FUNCTION count_picture_space() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more_pictures integer := 0;
  more_bytes integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.file_key <> '' THEN
    more_pictures := 1;
    more_bytes := NEW.bytes;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.file_key <> '' THEN
    more_pictures := more_pictures - 1;
    more_bytes := more_bytes - OLD.bytes;
  END IF;
  INSERT INTO picture_space AS space (guild_id, pictures, bytes)
  VALUES (coalesce(NEW.guild_id, OLD.guild_id), more_pictures, more_bytes)
  ON CONFLICT (guild_id) DO UPDATE SET pictures = space.pictures + excluded.pictures, bytes = space.bytes + excluded.bytes;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER screenshots_take_space
  AFTER INSERT OR DELETE OR UPDATE OF file_key, bytes ON screenshots
  FOR EACH ROW
  EXECUTE FUNCTION count_picture_space();
--> statement-breakpoint
CREATE TRIGGER warnings_take_space
  AFTER INSERT OR DELETE OR UPDATE OF file_key, bytes ON warnings
  FOR EACH ROW
  EXECUTE FUNCTION count_picture_space();
--> statement-breakpoint
CREATE TRIGGER event_pictures_take_space
  AFTER INSERT OR DELETE OR UPDATE OF file_key, bytes ON event_pictures
  FOR EACH ROW
  EXECUTE FUNCTION count_picture_space();
