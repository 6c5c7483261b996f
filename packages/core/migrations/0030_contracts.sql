CREATE TABLE "contract_shares" (
	"contract_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"contribution" integer NOT NULL,
	"weight" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "contract_shares_contract_id_user_id_pk" PRIMARY KEY("contract_id","user_id"),
	CONSTRAINT "contribution_sensible" CHECK (contribution between 0 and 1000000),
	CONSTRAINT "share_weight_sensible" CHECK (weight between 1 and 100),
	CONSTRAINT "share_amount_sensible" CHECK (amount_cents between 0 and 999999999999999)
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"needed_role_id" bigint,
	"pay" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"unit" text NOT NULL,
	"family_percent" integer NOT NULL,
	"rule" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_by" bigint,
	"closed_at" timestamp with time zone,
	"ended_by" bigint,
	"ended_at" timestamp with time zone,
	"cancel_reason" text,
	"total_cents" bigint,
	"family_cents" bigint,
	CONSTRAINT "contract_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "contract_status_known" CHECK (status in ('open', 'closed', 'finished', 'cancelled')),
	CONSTRAINT "contract_pay_known" CHECK (pay in ('pool', 'unit')),
	CONSTRAINT "contract_rule_known" CHECK (rule in ('equal', 'contribution', 'rank')),
	CONSTRAINT "contract_titled" CHECK (char_length(btrim(title)) between 1 and 100),
	CONSTRAINT "contract_amount_sensible" CHECK (amount_cents between 1 and 999999999999999),
	CONSTRAINT "contract_percent_sensible" CHECK (family_percent between 0 and 100),
	CONSTRAINT "contract_ended_when" CHECK ((status in ('finished', 'cancelled')) = (ended_at is not null)),
	CONSTRAINT "contract_shared_when_finished" CHECK ((status = 'finished') = (total_cents is not null and family_cents is not null)),
	CONSTRAINT "contract_family_within_total" CHECK (family_cents between 0 and total_cents),
	CONSTRAINT "contract_total_sensible" CHECK (total_cents between 1 and 999999999999999)
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "report_owed_when_accepted";--> statement-breakpoint
ALTER TABLE "rosters" DROP CONSTRAINT "roster_kind_known";--> statement-breakpoint
DROP INDEX "activity_by_roster";--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "item_price_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "contract_id" uuid;--> statement-breakpoint
ALTER TABLE "contract_shares" ADD CONSTRAINT "share_of_contract" FOREIGN KEY ("contract_id","guild_id") REFERENCES "public"."contracts"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_shares" ADD CONSTRAINT "share_of_member" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_id_rosters_id_fk" FOREIGN KEY ("id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_shares_of_member" ON "contract_shares" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE INDEX "contracts_by_end" ON "contracts" USING btree ("guild_id","ends_at");--> statement-breakpoint
CREATE INDEX "contracts_confirmed" ON "contracts" USING btree ("guild_id","ended_at") WHERE status = 'finished';--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "report_contract" FOREIGN KEY ("contract_id","guild_id") REFERENCES "public"."contracts"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_of_contract" ON "reports" USING btree ("contract_id") WHERE contract_id is not null;--> statement-breakpoint
CREATE INDEX "activity_by_roster" ON "activity" USING btree ("guild_id",coalesce(data ->> 'event_id', data ->> 'capt_id', data ->> 'contract_id'),"created_at","id") WHERE coalesce(data ->> 'event_id', data ->> 'capt_id', data ->> 'contract_id') is not null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "report_for_one_thing" CHECK ((item_price_id is null) <> (contract_id is null));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "report_owed_when_accepted" CHECK ((amount_cents is null) = (contract_id is not null or accepted_at is null));--> statement-breakpoint
ALTER TABLE "rosters" ADD CONSTRAINT "roster_kind_known" CHECK (kind in ('event', 'capt', 'contract'));