/** The same day some months later; a shorter month gives its last day. */
export const addMonths = (iso: string, months: number): string => {
  const end = new Date(iso);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months, 1);
  const length = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, length));
  return end.toISOString();
};
