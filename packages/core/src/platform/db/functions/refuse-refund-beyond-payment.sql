-- refunds, refund_requests: a payment is never paid back for more than it was. The lock of its row lets refunds of one payment come one by one.
CREATE OR REPLACE FUNCTION refuse_refund_beyond_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid payments%ROWTYPE;
  returned bigint;
BEGIN
  IF TG_TABLE_NAME = 'refunds' THEN
    SELECT * INTO paid FROM payments
      WHERE provider = NEW.provider AND provider_reference = NEW.provider_reference FOR NO KEY UPDATE;
  ELSE
    SELECT * INTO paid FROM payments WHERE id = NEW.payment_id FOR NO KEY UPDATE;
  END IF;
  IF paid.id IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(sum(amount_minor), 0) INTO returned FROM refunds
    WHERE provider = paid.provider AND provider_reference = paid.provider_reference;
  IF TG_TABLE_NAME = 'refund_requests' THEN
    returned := returned + (SELECT coalesce(sum(amount_minor), 0) FROM refund_requests
      WHERE payment_id = paid.id AND status <> 'done');
  END IF;
  IF NEW.currency <> paid.currency OR returned > paid.amount_minor THEN
    RAISE EXCEPTION 'refunds of payment % are more than it', paid.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refund_requests_within_payment
  AFTER INSERT ON refund_requests
  FOR EACH ROW
  EXECUTE FUNCTION refuse_refund_beyond_payment();
--> statement-breakpoint
CREATE TRIGGER refunds_within_payment
  AFTER INSERT ON refunds
  FOR EACH ROW
  EXECUTE FUNCTION refuse_refund_beyond_payment();
