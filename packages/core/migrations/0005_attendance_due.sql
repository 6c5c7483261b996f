ALTER TABLE "rosters" ADD COLUMN "attendance_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "rosters_unmarked" ON "rosters" USING btree ("attendance_due_at") WHERE attendance_due_at is not null;--> statement-breakpoint
UPDATE "rosters" SET "attendance_due_at" = planned.starts_at + interval '2 hours'
FROM (
  SELECT id, starts_at FROM events WHERE status IN ('open', 'closed')
  UNION ALL SELECT id, starts_at FROM capts WHERE status IN ('open', 'closed') AND deleted_at IS NULL
) planned
WHERE planned.id = "rosters".id AND planned.starts_at > now();
