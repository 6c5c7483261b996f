CREATE TABLE "picture_space" (
	"guild_id" bigint PRIMARY KEY NOT NULL,
	"pictures" integer NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "screenshots" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "screenshots_rejected" ON "screenshots" USING btree ("moderated_at") WHERE status = 'rejected' and file_key <> '';
--> statement-breakpoint
-- How large earlier pictures are, nobody wrote down: a bit for each pixel is about what a screen comes to.
UPDATE screenshots SET bytes = width::bigint * height / 8 WHERE file_key <> '';--> statement-breakpoint
INSERT INTO picture_space (guild_id, pictures, bytes)
SELECT guild_id, count(*), sum(bytes) FROM screenshots WHERE file_key <> '' GROUP BY guild_id;--> statement-breakpoint
CREATE FUNCTION count_picture_space() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER screenshots_take_space AFTER INSERT OR DELETE OR UPDATE OF file_key, bytes ON screenshots
FOR EACH ROW EXECUTE FUNCTION count_picture_space();
