-- What the site's support did is told without the admin's name. Rows of older versions do not say whose side it was: who was
-- never a member of the family was the support.
UPDATE "activity" SET "actor_id" = NULL, "data" = "data" || '{"side": "support"}'
WHERE "type" IN ('support.closed', 'support.reopened') AND (
  "data" ->> 'side' = 'support'
  OR (NOT "data" ? 'side' AND NOT EXISTS (
    SELECT FROM "members" WHERE "members"."guild_id" = "activity"."guild_id" AND "members"."user_id" = "activity"."actor_id"
  ))
);
