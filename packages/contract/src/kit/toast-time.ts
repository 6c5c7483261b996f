export const TOAST_MS = 5000;
