-- Tables that only grow: their rows are never changed, except when a person is forgotten, and go only with their guild.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('famiglia.forgetting', true) = 'on' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER disputes_append_only
  BEFORE DELETE OR UPDATE OF payment_id, guild_id ON disputes
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER nick_changes_append_only
  BEFORE DELETE OR UPDATE ON nick_changes
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payments_append_only
  BEFORE DELETE OR UPDATE ON payments
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refunds_append_only
  BEFORE DELETE OR UPDATE ON refunds
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER reputation_entries_append_only
  BEFORE DELETE OR UPDATE ON reputation_entries
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER subscription_history_append_only
  BEFORE DELETE OR UPDATE ON subscription_history
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER support_messages_append_only
  BEFORE DELETE OR UPDATE ON support_messages
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER treasury_entries_append_only
  BEFORE DELETE OR UPDATE ON treasury_entries
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER treasury_postings_append_only
  BEFORE DELETE OR UPDATE ON treasury_postings
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
