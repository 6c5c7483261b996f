CREATE TABLE "plan_selections" (
	"day" date NOT NULL,
	"plan" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "plan_selections_day_plan_pk" PRIMARY KEY("day","plan"),
	CONSTRAINT "plan_known" CHECK (plan in ('free', 'premium'))
);
