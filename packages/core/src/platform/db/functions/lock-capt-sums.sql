-- capt_member_sums: whoever changes the sums of a guild first takes this lock, so that two never wait for each other.
CREATE OR REPLACE FUNCTION lock_capt_sums(guild bigint) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtext('capt_sums'), hashtext(guild::text))
$$;
