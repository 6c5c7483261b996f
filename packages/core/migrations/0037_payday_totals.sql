ALTER TABLE "paydays" ADD COLUMN "people" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paydays" ADD COLUMN "pay_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paydays" ADD COLUMN "paid_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE paydays SET people = settled.people, pay_cents = settled.pay_cents, paid_cents = settled.paid_cents
FROM (
	SELECT payday_id, count(*) FILTER (WHERE NOT left_out) AS people, sum(amount_cents) AS pay_cents,
		coalesce(sum(amount_cents) FILTER (WHERE state = 'paid'), 0) AS paid_cents
	FROM payday_people GROUP BY payday_id
) settled
WHERE settled.payday_id = paydays.id AND paydays.status = 'approved';--> statement-breakpoint
ALTER TABLE "paydays" ADD CONSTRAINT "payday_paid_at_most_all" CHECK (people >= 0 and paid_cents between 0 and pay_cents);
