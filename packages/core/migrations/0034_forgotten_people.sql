CREATE TABLE "forgotten_people" (
	"person_hash" "bytea" PRIMARY KEY NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
