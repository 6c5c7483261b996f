export const TRIAL_DAYS = 7;
export const REFUND_DAYS = 14;
