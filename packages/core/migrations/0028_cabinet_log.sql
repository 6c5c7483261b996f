CREATE TABLE "cabinet_log_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"log" text,
	"text_hash" text NOT NULL,
	"decisions" jsonb NOT NULL,
	"operations" integer DEFAULT 0 NOT NULL,
	"change_cents" bigint DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"entered_by" bigint,
	"entered_at" timestamp with time zone,
	"taken_back_by" bigint,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "cabinet_log_import_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "cabinet_log_status_known" CHECK (status in ('open', 'entered', 'taken_back')),
	CONSTRAINT "cabinet_log_kept_while_open" CHECK ((status = 'open') = (log is not null)),
	CONSTRAINT "cabinet_log_entered_by_somebody" CHECK ((status = 'open') = (entered_at is null) and (entered_at is null) = (entered_by is null)
        and (status = 'open' or operations > 0)),
	CONSTRAINT "cabinet_log_taken_back_by_somebody" CHECK ((status = 'taken_back') = (taken_back_at is not null) and (taken_back_at is null) = (taken_back_by is null))
);
--> statement-breakpoint
CREATE TABLE "cabinet_log_lines" (
	"guild_id" bigint NOT NULL,
	"minute" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"nth" smallint NOT NULL,
	"import_id" uuid NOT NULL,
	"entry_id" bigint NOT NULL,
	"made" boolean NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "cabinet_log_line_once" PRIMARY KEY("guild_id","minute","amount_cents","balance_cents","nth"),
	CONSTRAINT "cabinet_log_entry_once" UNIQUE("entry_id"),
	CONSTRAINT "cabinet_log_minute_shape" CHECK (minute ~ '^\d{4}-\d\d-\d\d \d\d:\d\d$'),
	CONSTRAINT "cabinet_log_words_short" CHECK (char_length(words) <= 200)
);
--> statement-breakpoint
ALTER TABLE "cabinet_log_imports" ADD CONSTRAINT "cabinet_log_imports_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cabinet_log_lines" ADD CONSTRAINT "cabinet_log_line_import" FOREIGN KEY ("import_id","guild_id") REFERENCES "public"."cabinet_log_imports"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cabinet_log_lines" ADD CONSTRAINT "cabinet_log_line_entry" FOREIGN KEY ("entry_id","guild_id") REFERENCES "public"."treasury_entries"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cabinet_log_text" ON "cabinet_log_imports" USING btree ("guild_id","text_hash") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "cabinet_log_imports_newest" ON "cabinet_log_imports" USING btree ("guild_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cabinet_log_lines_of_import" ON "cabinet_log_lines" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "cabinet_log_lines_of_words" ON "cabinet_log_lines" USING btree ("guild_id","words","entry_id" DESC NULLS LAST);