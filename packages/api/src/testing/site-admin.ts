import { newId } from '@famiglia/core/testing/test-guild';

/** Who makes the calls that only a site admin may make. */
export const SITE_ADMIN = newId();
