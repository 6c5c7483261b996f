/** The shortest lifetime of a link to a screenshot; the longest is twice that. */
export const PICTURE_LINK_MINUTES = 30;
