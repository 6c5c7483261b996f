import { PICTURE_LINK_MINUTES } from '@famiglia/contract/constants';

/** Links to pictures are short-lived: a list that holds some is asked for anew while all of them still work. */
export const RENEW_LINKS_MS = (PICTURE_LINK_MINUTES * 60_000) / 2;
