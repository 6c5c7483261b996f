-- promo_codes.uses: it follows promo_uses; the check on promo_codes then refuses a use too many.
CREATE OR REPLACE FUNCTION count_promo_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE promo_codes SET uses = uses + (NOT NEW.late)::int WHERE id = NEW.code_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'promo code % does not exist', NEW.code_id USING ERRCODE = 'foreign_key_violation';
    END IF;
  ELSE
    UPDATE promo_codes SET uses = uses - (NOT OLD.late)::int WHERE id = OLD.code_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER promo_uses_are_counted
  AFTER INSERT OR DELETE ON promo_uses
  FOR EACH ROW
  EXECUTE FUNCTION count_promo_uses();
