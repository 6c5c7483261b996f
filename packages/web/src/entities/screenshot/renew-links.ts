import { PICTURE_LINK_MINUTES } from '@famiglia/contract/screenshots/picture-link';

/** Links to images expire: a list that holds some is fetched again before they do. */
export const RENEW_LINKS_MS = (PICTURE_LINK_MINUTES * 60_000) / 2;
