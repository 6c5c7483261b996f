ALTER TABLE "roles" ALTER COLUMN "permissions" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "role_permission_bits" CHECK (permissions ~ '^[0-9]{1,200}$');